import { afterEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { FaultLog } from './fault-log.js';

afterEach(() => {
  jest.restoreAllMocks();
});

it('warns as a fault comes, changes and goes, once each', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const log = new FaultLog();
  const found = [null, null, 'away', 'away', 'full', null, null];
  expect(found.map((fault) => log.note(fault))).toEqual(found);
  expect(warn.mock.calls).toEqual([['away'], ['full'], ['The queue answers again.']]);
});

import { expect, it } from '@jest/globals';
import { StatementNames } from './statement-names.js';

it('names each statement once, and no more than may be kept', () => {
  const names = new StatementNames('leads', 2);
  expect([names.of('SELECT 1'), names.of('SELECT 2'), names.of('SELECT 3'), names.of('SELECT 1')]).toEqual([
    'leads-1',
    'leads-2',
    undefined,
    'leads-1',
  ]);
});

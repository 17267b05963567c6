import { afterEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { DatabaseFaultLog } from './database-fault-log.js';
import { DatabaseUnavailableError } from './errors.js';

const fromServer = (code: string, message: string) => Object.assign(new Error(message), { code, severity: 'ERROR' });

afterEach(() => {
  jest.restoreAllMocks();
});

it('warns as a fault of the database comes, changes and goes, once each', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const log = new DatabaseFaultLog('Enquiries');
  const diskFull = (file: string) => fromServer('53100', `could not extend file ${file}`);
  const found = [
    undefined,
    diskFull('1'),
    new DatabaseUnavailableError('intake', { cause: diskFull('2') }),
    new QueryFailedError('SELECT 1', [], fromServer('28P01', 'password authentication failed')),
    new DatabaseUnavailableError('No answer within 2000 ms.'),
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    fromServer('23505', 'duplicate key value «Anna»'),
    undefined,
    undefined,
  ];
  for (const error of found) log.note(error);
  expect(warn.mock.calls.flat()).toEqual([
    'Enquiries: the database says 53100, could not extend file 1.',
    'Enquiries: the database says 28P01, password authentication failed.',
    'Enquiries: the database is away.',
    'Enquiries: the database works again.',
  ]);
});

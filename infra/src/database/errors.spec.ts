import { describe, expect, it } from '@jest/globals';
import { CannotExecuteNotConnectedError, QueryFailedError } from 'typeorm';
import { DatabaseUnavailableError, isDatabaseUnavailable } from './errors.js';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });
const fromServer = (code: string) => Object.assign(withCode('failed', code), { severity: 'ERROR' });
const failedQuery = (code: string) => new QueryFailedError('SELECT 1', [], fromServer(code));

describe('an error of the database', () => {
  it.each([
    ['our own', new DatabaseUnavailableError('intake')],
    ['a refused connection', withCode('connect ECONNREFUSED', 'ECONNREFUSED')],
    ['a network without a way', withCode('connect ENETUNREACH', 'ENETUNREACH')],
    ['a name that no longer resolves', withCode('getaddrinfo', 'EAI_AGAIN')],
    ['a server that shuts down', failedQuery('57P01')],
    ['a server that starts up, reported without TypeORM', fromServer('57P03')],
    ['too many connections', failedQuery('53300')],
    ['a server that only reads after a failover', failedQuery('25006')],
    ['a table that the migration has not brought yet', failedQuery('42P01')],
    ['a query that took too long for pg', new Error('Query read timeout')],
    ['a pool that got no connection in time', new Error('timeout exceeded when trying to connect')],
    ['a connection lost in the middle', new Error('Connection terminated unexpectedly')],
    ['a data source that has not connected yet', new CannotExecuteNotConnectedError()],
    ['its driver without a connection', new Error('Driver not Connected')],
  ])('says that it is away: %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ['a unique key', failedQuery('23505')],
    ['a wrong value', failedQuery('22P02')],
    ['an entry too large for an index', failedQuery('54000')],
    ['a statement that ran too long', failedQuery('57014')],
    ['a bug of ours', new TypeError('x is not a function')],
    ['a mail server that timed out', new Error('Mail not sent: ETIMEDOUT, Connection timeout')],
    ['an address that holds such a word', new Error('Cannot POST /timeout')],
    ['no error at all', 'ECONNREFUSED'],
  ])('does not say so: %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

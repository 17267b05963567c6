import { CannotExecuteNotConnectedError, ConnectionIsNotSetError, QueryFailedError } from 'typeorm';

/** PostgreSQL is away, or too slow to count as there. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

/** SQLSTATE classes: 08 connection, 53 resources, 57 operator intervention (shutdown, cancelled, starting up). */
const UNAVAILABLE_SQLSTATE = /^(08|53|57)...$/;

/** What `pg` says without a code when a connection can't be had or is lost. */
const CONNECTION_LOST = /timeout|terminated|not queryable|closed the connection|ended|not established|not connected/i;

/** Our own, and TypeORM's for a data source that has not connected yet. */
const NOT_CONNECTED = [DatabaseUnavailableError, CannotExecuteNotConnectedError, ConnectionIsNotSetError];

/** True when an error says that the database is away, rather than that the statement or its data are at fault. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (NOT_CONNECTED.some((type) => error instanceof type)) return true;
  if (!(error instanceof Error)) return false;
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  const code = (cause as { code?: unknown }).code;
  if (typeof code === 'string') return NETWORK_CODES.has(code) || UNAVAILABLE_SQLSTATE.test(code);
  return CONNECTION_LOST.test(cause.message);
}

import {
  CannotExecuteNotConnectedError,
  ConnectionIsNotSetError,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
} from 'typeorm';

/** PostgreSQL is away, too slow to count as there, or not as this version needs it (read-only, not migrated). */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** Our own, and TypeORM's for a data source that has not connected yet or lost its connection in a transaction. */
const NOT_CONNECTED = [
  DatabaseUnavailableError,
  CannotExecuteNotConnectedError,
  ConnectionIsNotSetError,
  QueryRunnerAlreadyReleasedError,
];

const NETWORK_CODE = /^(ECONN|ENET|EHOST|EAI_|EPIPE$|ENOTFOUND$|ETIMEDOUT$)/;

/** What `pg` and TypeORM say, without a code, when a connection can't be had or is lost. */
const CONNECTION_LOST = [
  /^timeout exceeded when trying to connect$/,
  /^Query read timeout$/,
  /^Connection terminated( unexpectedly| due to connection timeout)?$/,
  /^Client (has encountered a connection error and is|was closed and is) not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
  /^Driver not Connected$/,
];

/**
 * SQLSTATEs that another try does not mend: 22 and 23 (the data), 54 (more of them than fits), 57014 (the statement ran too
 * long). All others say something of the server: shutting down, full, read-only after a failover, not migrated yet.
 */
const STATEMENT_FAULT = /^(22...|23...|54...|57014)$/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** What the server said of itself: its SQLSTATE and its sentence; undefined where none of its words is in the error. */
export function serverFaultOf(error: unknown): { readonly state: string; readonly message: string } | undefined {
  if (error instanceof DatabaseUnavailableError) return serverFaultOf(error.cause);
  if (!(error instanceof Error)) return undefined;
  const cause = driverErrorOf(error);
  const { code: state } = cause as { code?: unknown };
  if (typeof state !== 'string' || !SQLSTATE.test(state) || !('severity' in cause)) return undefined;
  return { state, message: cause.message };
}

function driverErrorOf(error: Error): Error {
  return error instanceof QueryFailedError ? error.driverError : error;
}

/**
 * True when an error says that the database can't do its work just now, rather than that the statement's data, or our
 * own code, are at fault. Only errors of the database itself are recognised.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (NOT_CONNECTED.some((type) => error instanceof type)) return true;
  if (!(error instanceof Error)) return false;
  const cause = driverErrorOf(error);
  const { code } = cause as { code?: unknown };
  if (typeof code !== 'string') return CONNECTION_LOST.some((words) => words.test(cause.message));
  if (NETWORK_CODE.test(code)) return true;
  return SQLSTATE.test(code) && 'severity' in cause && !STATEMENT_FAULT.test(code);
}

import pg from 'pg';

/** DI token of the connections that only intake uses, so that neither staff nor queue can starve it. */
export const INTAKE_POOL = Symbol('INTAKE_POOL');

const POOL_SIZE = 4;

/** «Does not answer in time» for a visitor who waits, in milliseconds. */
const CONNECT_LIMIT = 1_500;
const QUERY_LIMIT = 3_000;

/** Opens the pool; connections are made when first needed. */
export function createIntakePool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    application_name: 'intake',
    connectionTimeoutMillis: CONNECT_LIMIT,
    query_timeout: QUERY_LIMIT,
    keepAlive: true,
  });
  // A broken idle connection is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

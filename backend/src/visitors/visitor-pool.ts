import pg from 'pg';

/** «Does not answer in time» for a visitor who waits, in milliseconds. */
const CONNECT_LIMIT = 1_500;
const QUERY_LIMIT = 3_000;

interface VisitorPool {
  readonly url: string;
  /** Shown in `pg_stat_activity`. */
  readonly name: string;
  /** Most connections. */
  readonly size: number;
}

/**
 * Connections of one public entry point, so that no other use starves it, nor it any other. They are made when first needed;
 * a server that does not answer soon counts as away.
 */
export function createVisitorPool({ url, name, size }: VisitorPool): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    connectionTimeoutMillis: CONNECT_LIMIT,
    query_timeout: QUERY_LIMIT,
    keepAlive: true,
  });
  // A broken idle connection is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

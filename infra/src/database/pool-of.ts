import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { connected } from './connected.js';

/** What is needed of `pg` to ask something. */
export type Queryable = Pick<Pool, 'query'>;

/**
 * The data source's own pool, for libraries that speak `pg` and for statements that are asked often; a query rejects while
 * the database is away.
 */
export function poolOf(dataSource: DataSource): Queryable {
  const query = async (...statement: unknown[]) => {
    const { master } = connected(dataSource).driver as unknown as { master: { query(...s: unknown[]): unknown } };
    return master.query(...statement);
  };
  return { query } as unknown as Queryable;
}

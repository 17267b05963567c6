import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { within } from '../process/within.js';
import { DatabaseUnavailableError } from './errors.js';

/**
 * The data source, once it has connected: before that TypeORM knows no entities, and what it throws would look like a
 * fault of ours.
 *
 * @throws DatabaseUnavailableError
 */
export function connected(dataSource: DataSource): DataSource {
  if (!dataSource.isInitialized) throw new DatabaseUnavailableError('The database has let nobody in since the start.');
  return dataSource;
}

/**
 * Waits for an answer of the database, but not for long: a server that stalls counts as away.
 *
 * @param limit milliseconds
 * @throws DatabaseUnavailableError when the time is over
 */
export function answerWithin<T>(limit: number, answer: Promise<T>): Promise<T> {
  return within(limit, answer, () => new DatabaseUnavailableError(`No answer within ${limit} ms.`));
}

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

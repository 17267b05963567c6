import type { DataSource, EntityManager } from 'typeorm';

/** $1: table. Of the transaction alone. */
const READ = `
  SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS rows
  FROM pg_stat_xact_user_tables WHERE schemaname = 'public' AND relname = $1`;

/**
 * How many rows of a table some work reads from it, by whatever index or none. Where none is wanted there may be a few: to
 * plan, PostgreSQL looks at the ends of an index.
 */
export function rowsRead(
  dataSource: DataSource,
  table: string,
  work: (manager: EntityManager) => Promise<unknown>,
): Promise<number> {
  return dataSource.transaction(async (manager) => {
    const read = async () => {
      const [sum]: [{ rows: number }] = await manager.query(READ, [table]);
      return sum.rows;
    };
    const before = await read();
    await work(manager);
    return (await read()) - before;
  });
}

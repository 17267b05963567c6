import type { DataSource } from 'typeorm';

/**
 * How many statements wait for what another transaction holds. To be asked outside of transactions, in which PostgreSQL
 * tells the same again and again.
 */
export async function waitingStatements(dataSource: DataSource): Promise<number> {
  const rows: unknown[] = await dataSource.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length;
}

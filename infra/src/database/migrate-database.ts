import { DEFAULT_SCHEMA, runMigrations } from 'bullmq';
import pg from 'pg';
import { createDataSource } from './data-source.js';
import { seedContent } from './seed-content.js';

/** Any number, the same in every version: it lets one migration step run at a time. */
const MIGRATION_LOCK = 4_914_001;

/** Nobody waits behind this step: a server that is slow to answer is no reason to fail it. Milliseconds. */
const PATIENCE = 60_000;

/**
 * Brings a database to this version: tables, the queue's own schema, and the site's content. Several at once wait for
 * each other under an advisory lock; repeating it changes nothing.
 *
 * @param url PostgreSQL connection string
 */
export async function migrateDatabase(url: string): Promise<void> {
  const guard = new pg.Client({ connectionString: url, application_name: 'migrate' });
  await guard.connect();
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const dataSource = await createDataSource({
      url,
      applicationName: 'migrate',
      poolSize: 2,
      connectTimeout: PATIENCE,
      // An index over a million leads takes minutes.
      statementTimeout: 0,
    }).initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
      await runMigrations(guard, DEFAULT_SCHEMA);
      await seedContent(dataSource);
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await guard.end();
  }
}

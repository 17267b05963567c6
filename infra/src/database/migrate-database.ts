import { DEFAULT_SCHEMA, LATEST_SCHEMA_VERSION, runMigrations } from 'bullmq';
import pg from 'pg';
import { EnvironmentError } from '../config/index.js';
import { createDataSource, MIGRATIONS } from './data-source.js';
import { seedContent } from './seed-content.js';

/** Any number, the same in every version: an advisory lock by which one migration step runs at a time. */
export const MIGRATION_LOCK = 4_914_001;

/** Nobody waits behind this step: a server that is slow to answer is no reason to fail it. Milliseconds. */
const PATIENCE = 60_000;

/** A database that was made before the first release: there are no migrations that would bring it to this version. */
export class OlderDatabaseError extends EnvironmentError {
  constructor() {
    super(
      'The database was made by a version before the first release, and this one cannot take it over. It was left as it ' +
        'is. Name an empty one (DATABASE_URL), or another folder for the data of npm start (DATA_DIR).',
    );
  }
}

/** What a schema is made of: the migrations by name, and the version of the queue's own tables. */
export interface SchemaVersion {
  readonly migrations: readonly string[];
  readonly queue: number;
}

/** The schema that `migrateDatabase` makes. */
export const SCHEMA_VERSION: SchemaVersion = {
  migrations: MIGRATIONS.map((Migration) => new Migration().name),
  queue: LATEST_SCHEMA_VERSION,
};

/**
 * Brings a database to this version: tables, the queue's own schema, and the site's content. Several at once wait for
 * each other under an advisory lock; repeating it changes nothing.
 *
 * @param url PostgreSQL connection string
 * @param options.seed whether to write the site's content; else the tables stay empty
 * @param options.onWait called where something else holds the lock: another migration, or a back-up for minutes
 * @returns the names of the migrations that were missing
 * @throws OlderDatabaseError
 */
export async function migrateDatabase(
  url: string,
  { seed = true, onWait }: { readonly seed?: boolean; readonly onWait?: () => void } = {},
): Promise<string[]> {
  const guard = new pg.Client({ connectionString: url, application_name: 'migrate' });
  await guard.connect();
  try {
    const { rows } = await guard.query('SELECT pg_try_advisory_lock($1) AS "isHeld"', [MIGRATION_LOCK]);
    if (!rows[0].isHeld) {
      onWait?.();
      await guard.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    }
    await refuseOlder(guard);
    const dataSource = await createDataSource({
      url,
      applicationName: 'migrate',
      poolSize: 2,
      connectTimeout: PATIENCE,
      // An index over a million leads takes minutes.
      statementTimeout: 0,
    }).initialize();
    try {
      const applied = await dataSource.runMigrations({ transaction: 'each' });
      await runMigrations(guard, DEFAULT_SCHEMA);
      if (seed) await seedContent(dataSource);
      return applied.map(({ name }) => name);
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await guard.end();
  }
}

/** Whatever this version's migrations are, they begin with the first schema. */
async function refuseOlder(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query("SELECT to_regclass('migrations') AS name");
  if (tables[0].name === null) return;
  const { rows } = await client.query('SELECT bool_or(name = $1) AS "isKnown" FROM migrations', [
    SCHEMA_VERSION.migrations[0],
  ]);
  if (rows[0].isKnown === false) throw new OlderDatabaseError();
}

import { describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { useTestDatabase } from '../testing/index.js';
import { MIGRATION_LOCK, migrateDatabase, OlderDatabaseError } from './migrate-database.js';

const database = useTestDatabase();

/** Columns, indices, triggers and functions, each in a line. */
async function schema(): Promise<string[]> {
  const rows: { line: string }[] = await database.dataSource.query(`
    SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) AS line
    FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT pg_get_functiondef(proc.oid) FROM pg_proc proc
      JOIN pg_language ON pg_language.oid = prolang AND lanname IN ('sql', 'plpgsql')
      WHERE pronamespace = 'public'::regnamespace
    ORDER BY line`);
  return rows.map(({ line }) => line);
}

describe('the migrations', () => {
  it('can each be taken back, leave nothing behind, and make the same again', async () => {
    const before = await schema();
    expect(before.join('\n')).toContain('notify_lead_changes');
    const { dataSource } = database;
    const names = dataSource.migrations.map(({ name }) => name);
    for (const _ of names) await dataSource.undoLastMigration();
    expect((await schema()).filter((line) => !/\bmigrations(_|\b)/.test(line))).toEqual([]);
    expect(await migrateDatabase(database.url)).toEqual(names);
    expect(await schema()).toEqual(before);
  });

  it('change nothing when they are run again, also by several at once', async () => {
    const before = await schema();
    const runs = [migrateDatabase(database.url), migrateDatabase(database.url)];
    expect(await Promise.all(runs)).toEqual([[], []]);
    expect(await schema()).toEqual(before);
  });

  it('say so where they wait for a back-up, and run after it', async () => {
    const backup = new pg.Client({ connectionString: database.url });
    await backup.connect();
    await backup.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const onWait = jest.fn(() => void backup.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]));
    expect(await migrateDatabase(database.url, { onWait })).toEqual([]);
    expect(onWait).toHaveBeenCalledTimes(1);
    await backup.end();
  });
});

describe('a database of before the first release', () => {
  it('is refused and left as it is', async () => {
    const { dataSource, url } = database;
    await dataSource.query("UPDATE migrations SET name = 'FirstSchema1763700000000'");
    await dataSource.query("UPDATE service SET title = 'Von früher' WHERE id = 'autohotel'");
    const before = await schema();
    await expect(migrateDatabase(url)).rejects.toBeInstanceOf(OlderDatabaseError);
    expect(await schema()).toEqual(before);
    expect(await dataSource.query('SELECT name FROM migrations')).toEqual([{ name: 'FirstSchema1763700000000' }]);
    expect(await dataSource.query("SELECT title FROM service WHERE id = 'autohotel'")).toEqual([
      { title: 'Von früher' },
    ]);
  });
});

import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { PHOTO_FOLDER_MARKER } from '@fahrzeugpflege/contracts';
import pg from 'pg';
import * as copyStreams from 'pg-copy-streams';
import { MIGRATION_LOCK, migrateDatabase, SCHEMA_VERSION, type SchemaVersion } from '../database/index.js';
import { type Backup, BackupError, type DataPlace, fileOf, photosOf, type TableCopy } from './backup.js';
import { connect, isLedger, quoted, readTables, type Table } from './database-contents.js';

/**
 * Brings a back-up into an empty database and a folder without photos: first the schema, then all rows in one transaction,
 * so that nobody sees half of it and a restore that fails leaves tables without rows, which is empty too. Photos come
 * before it commits; they go again where it fails.
 *
 * @throws BackupError if the database or the folder of photos is not empty (both stay as they are) or the back-up is of
 *   another version; the errors of `pg`
 */
export async function restoreBackup({ url, photoFolder }: DataPlace, backup: Backup): Promise<void> {
  refuseOtherVersion(backup.manifest.schema);
  const client = await connect(url, 'restore');
  try {
    await refuseFilled(client, await readTables(client));
    await refusePhotos(photoFolder);
    await migrateDatabase(url, { seed: false });
    // A site that is started now migrates first, and so waits for the end of this connection.
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('BEGIN');
    await fill(client, backup);
    await copyPhotos(backup, photoFolder);
    await client.query('COMMIT');
    await rm(draftOf(photoFolder), { recursive: true, force: true });
    await client.query(`VACUUM (ANALYZE) ${backup.manifest.tables.map(quoted).join(', ')}`);
  } finally {
    await client.end();
  }
}

function refuseOtherVersion(schema: SchemaVersion): void {
  if (isDeepStrictEqual(schema, SCHEMA_VERSION)) return;
  const unknown = schema.migrations.filter((name) => !SCHEMA_VERSION.migrations.includes(name));
  const isNewer = unknown.length > 0 || schema.queue > SCHEMA_VERSION.queue;
  throw new BackupError(
    isNewer
      ? 'A newer version of the site took this back-up. Restore it with that version.'
      : 'An older version of the site took this back-up. Restore it with that version; this one, started afterwards, migrates it.',
  );
}

async function refuseFilled(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const filled: string[] = [];
  for (const table of tables.filter((each) => !isLedger(each))) {
    const { rows } = await client.query(`SELECT EXISTS (SELECT FROM ${quoted(table)}) AS "isFilled"`);
    if (rows[0].isFilled) filled.push(table.name);
  }
  if (filled.length === 0) return;
  throw new BackupError(
    `There are data already (${filled.join(', ')}), so nothing was changed. Restore into an empty place: another DATA_DIR, or an empty database (DATABASE_URL).`,
  );
}

/** Holds photos until they are moved to their place, and stays until the rows are there as well: a restore was cut off. */
const draftOf = (folder: string) => join(folder, '.restoring');

/** A site that still uses them would lose to the restored one whatever that removes. Those of a restore that was cut off go. */
async function refusePhotos(folder: string): Promise<void> {
  const photos = (existsSync(folder) ? await readdir(folder) : []).filter((file) => file.endsWith('.webp'));
  if (existsSync(draftOf(folder))) {
    for (const file of photos) await rm(join(folder, file));
    return;
  }
  if (photos.length === 0) return;
  throw new BackupError(
    `There are photos already in ${folder}, so nothing was changed. Restore into an empty folder: another PHOTO_DIR or DATA_DIR.`,
  );
}

/** Without foreign keys, which are checked at once afterwards, and without triggers, which would tell of changes. */
async function fill(client: pg.Client, { folder, manifest }: Backup): Promise<void> {
  const tables = await readTables(client);
  await client.query(`LOCK TABLE ${tables.map(quoted).join(', ')}`);
  await refuseFilled(client, tables);
  const keys = await readForeignKeys(client);
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.filter(isLedger).map(quoted).join(', ')}`);
  for (const table of manifest.tables) await copyIn(client, folder, table);
  for (const sequence of manifest.sequences) {
    const name = quoted(sequence);
    // The queue makes some of its sequences as it goes.
    await client.query(`CREATE SEQUENCE IF NOT EXISTS ${name}`);
    await client.query('SELECT setval($1::regclass, $2, $3)', [name, sequence.value, sequence.isCalled]);
  }
  for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
  for (const { table, name, rule } of keys) await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${rule}`);
}

async function copyPhotos({ folder, manifest: { photos } }: Backup, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const draft = draftOf(to);
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    for (const { file } of photos) await copyFile(join(photosOf(folder), file), join(draft, file));
    for (const { file } of photos) await rename(join(draft, file), join(to, file));
    // Also where the back-up has none: rows that name photos may be restored without them.
    await writeFile(join(to, PHOTO_FOLDER_MARKER), '', { mode: 0o600 });
  } catch (error) {
    for (const { file } of photos) await rm(join(to, file), { force: true });
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly rule: string;
}

/** Names as they are written in a statement. */
async function readForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query(`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS rule
    FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 ORDER BY oid`);
  return rows;
}

async function copyIn(client: pg.Client, folder: string, table: TableCopy): Promise<void> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const rows = client.query(copyStreams.from(`COPY ${quoted(table)} (${columns}) FROM STDIN`));
  await pipeline(createReadStream(fileOf(folder, table)), createGunzip(), rows);
  if (rows.rowCount === table.rows) return;
  throw new BackupError(`${table.name}: ${rows.rowCount} rows arrived of ${table.rows}. Nothing was restored.`);
}

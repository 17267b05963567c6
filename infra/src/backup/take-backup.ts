import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import * as copyStreams from 'pg-copy-streams';
import { MIGRATION_LOCK } from '../database/index.js';
import { hasCode } from '../local/index.js';
import { type Backup, BackupError, fileOf, type Manifest, type TableCopy, writeManifest } from './backup.js';
import { connect, quoted, readSchemaVersion, readSequences, readTables, type Table } from './database-contents.js';

/**
 * Writes all tables of a database as they are at one moment, while the site goes on. The folder appears under its name
 * once all is on disk; it holds personal data and is its owner's alone.
 *
 * @param url PostgreSQL connection string
 * @param folder must not exist
 * @throws BackupError, and the errors of `pg` and of the file system
 */
export async function takeBackup(url: string, folder: string): Promise<Backup> {
  const draft = await makeDraft(folder);
  try {
    const manifest = await inSnapshot(url, (client) => copyAll(client, draft));
    await writeManifest(draft, manifest);
    await rename(draft, folder);
    return { folder, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function makeDraft(folder: string): Promise<string> {
  if (existsSync(folder)) throw new BackupError(`${folder} exists already. Name a new folder for each back-up.`);
  const draft = `${folder}.partial`;
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  try {
    await mkdir(draft, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new BackupError(`${draft} exists: a back-up is under way, or one was interrupted. Then remove it.`);
  }
  return draft;
}

/** A migration waits until the back-up ends: in the middle of it, it would hold up everybody else. */
async function inSnapshot<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url, 'backup');
  try {
    await client.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await work(client);
  } finally {
    await client.end();
  }
}

async function copyAll(client: pg.Client, folder: string): Promise<Manifest> {
  const { rows } = await client.query("SELECT now() AS at, current_setting('server_version') AS postgres");
  const tables = await readTables(client);
  const schema = await readSchemaVersion(client, tables);
  if (!schema) throw new BackupError('There is nothing to back up: the site has never run on this database.');
  const copies: TableCopy[] = [];
  for (const table of tables) copies.push(await copyOut(client, folder, table));
  const { at, postgres } = rows[0];
  const sequences = await readSequences(client);
  return { takenAt: at.toISOString(), postgres, schema, tables: copies, sequences };
}

async function copyOut(client: pg.Client, folder: string, table: Table): Promise<TableCopy> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const rows = client.query(copyStreams.to(`COPY ${quoted(table)} (${columns}) TO STDOUT`));
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    rows,
    createGzip(),
    async function* (blocks: AsyncIterable<Buffer>) {
      for await (const block of blocks) {
        hash.update(block);
        bytes += block.length;
        yield block;
      }
    },
    createWriteStream(fileOf(folder, table), { mode: 0o600, flush: true }),
  );
  // The number of rows comes after the last of them, and before any other answer.
  await client.query('SELECT');
  return { ...table, rows: rows.rowCount, bytes, sha256: hash.digest('hex') };
}

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { PHOTO_SIZES } from '@fahrzeugpflege/contracts';
import pg from 'pg';
import * as copyStreams from 'pg-copy-streams';
import { MIGRATION_LOCK } from '../database/index.js';
import { hasCode } from '../local/index.js';
import {
  type Backup,
  BackupError,
  type DataPlace,
  fileOf,
  type Manifest,
  type PhotoCopy,
  photosOf,
  type TableCopy,
  writeManifest,
} from './backup.js';
import { connect, quoted, readSchemaVersion, readSequences, readTables, type Table } from './database-contents.js';

/**
 * Writes all tables of a database as they are at one moment, and the photos that they name, while the site goes on. The
 * folder appears under its name once all is on disk; it holds personal data and is its owner's alone.
 *
 * @param folder must not exist
 * @throws BackupError, also for a back-up that is kept but lacks photos; the errors of `pg` and of the file system
 */
export async function takeBackup({ url, photoFolder }: DataPlace, folder: string): Promise<Backup> {
  const draft = await makeDraft(folder);
  try {
    const { manifest, lost } = await inSnapshot(url, async (client) => {
      const manifest = await copyAll(client, photoFolder, draft);
      return { manifest, lost: await findLostPhotos(client, manifest.photos) };
    });
    await writeManifest(draft, manifest);
    await rename(draft, folder);
    if (lost > 0) throw lacksPhotos(lost, photoFolder, folder);
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

async function copyAll(client: pg.Client, photoFolder: string, folder: string): Promise<Manifest> {
  const { rows } = await client.query("SELECT now() AS at, current_setting('server_version') AS postgres");
  const tables = await readTables(client);
  const schema = await readSchemaVersion(client, tables);
  if (!schema) throw new BackupError('There is nothing to back up: the site has never run on this database.');
  const copies: TableCopy[] = [];
  for (const table of tables) copies.push(await copyOut(client, folder, table));
  const photos = await copyPhotos(client, photoFolder, photosOf(folder));
  const { at, postgres } = rows[0];
  const sequences = await readSequences(client);
  return { takenAt: at.toISOString(), postgres, schema, tables: copies, photos, sequences };
}

async function copyOut(client: pg.Client, folder: string, table: Table): Promise<TableCopy> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const rows = client.query(copyStreams.to(`COPY ${quoted(table)} (${columns}) TO STDOUT`));
  const written = await writeHashed([rows, createGzip()], fileOf(folder, table));
  // The number of rows comes after the last of them, and before any other answer.
  await client.query('SELECT');
  return { ...table, rows: rows.rowCount, ...written };
}

/** Each file is called by its photo's id and what it is; one that is erased meanwhile is left out. */
async function copyPhotos(client: pg.Client, from: string, to: string): Promise<PhotoCopy[]> {
  const ids = new Set(await photoIds(client));
  const files = existsSync(from) ? await readdir(from) : [];
  await mkdir(to, { mode: 0o700 });
  const copies: PhotoCopy[] = [];
  for (const file of files.filter((name) => name.endsWith('.webp') && ids.has(name.split('.', 1)[0] ?? ''))) {
    try {
      copies.push({ file, ...(await writeHashed([createReadStream(join(from, file))], join(to, file))) });
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
      await rm(join(to, file), { force: true });
    }
  }
  return copies;
}

async function photoIds(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM submission_photo');
  return rows.map(({ id }) => id);
}

/**
 * Ends the snapshot: what was erased since is nothing that got lost.
 *
 * @returns of how many photos not all files were there
 */
async function findLostPhotos(client: pg.Client, copies: readonly PhotoCopy[]): Promise<number> {
  const copied = new Set(copies.map(({ file }) => file));
  const isWhole = (id: string) => Object.keys(PHOTO_SIZES).every((size) => copied.has(`${id}.${size}.webp`));
  const incomplete = (await photoIds(client)).filter((id) => !isWhole(id));
  await client.query('COMMIT');
  const { rowCount } = await client.query('SELECT FROM submission_photo WHERE id = ANY ($1::uuid[])', [incomplete]);
  return rowCount ?? 0;
}

function lacksPhotos(lost: number, photoFolder: string, folder: string): BackupError {
  return new BackupError(
    `${folder} lacks the files of ${lost} photos, which are not in ${photoFolder}; all the rest is in it. Where the site keeps photos elsewhere, set PHOTO_DIR and back up into another folder.`,
  );
}

async function writeHashed(source: readonly [Readable, ...Transform[]], file: string) {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(block: Buffer, _encoding, done) {
      hash.update(block);
      bytes += block.length;
      done(null, block);
    },
  });
  await pipeline([...source, counted, createWriteStream(file, { mode: 0o600, flush: true })]);
  return { bytes, sha256: hash.digest('hex') };
}

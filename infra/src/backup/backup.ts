import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** Why something can't be backed up or restored, in one paragraph for a person. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Of this layout: a folder with this manifest, for each table its rows in COPY's text format, packed by gzip, and the photos. */
const FORMAT = 1;

const FILE = 'manifest.json';

const name = z.string().regex(/^\w+$/);

/** Size and hash of a file, in hex. */
const written = { bytes: z.int(), sha256: z.string() };

const tableSchema = z.object({
  schema: name,
  name,
  columns: z.array(z.string()).readonly(),
  rows: z.int(),
  ...written,
});

const photoSchema = z.object({ file: z.string().regex(/^[\w-]+(\.\w+)+$/), ...written });

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  schema: z.object({ migrations: z.array(z.string()).readonly(), queue: z.int() }),
  tables: z.array(tableSchema),
  photos: z.array(photoSchema),
  sequences: z.array(z.object({ schema: name, name: z.string(), value: z.string(), isCalled: z.boolean() })),
});

/** A table in a back-up. */
export type TableCopy = z.infer<typeof tableSchema>;

/** A file of a photo in a back-up, under its name in the folder of photos. */
export type PhotoCopy = z.infer<typeof photoSchema>;

/** What a back-up holds: the moment, the schema, the tables of all schemas with the next numbers of sequences, the photos. */
export type Manifest = Omit<z.infer<typeof manifestSchema>, 'format'>;

/** Where a site's data are. */
export interface DataPlace {
  /** PostgreSQL connection string. */
  readonly url: string;
  /** Where it keeps photos; there may be none yet. */
  readonly photoFolder: string;
}

/** A whole back-up on disk. */
export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Where a table's rows lie in a back-up. */
export function fileOf(folder: string, { schema, name }: { readonly schema: string; readonly name: string }): string {
  return join(folder, `${schema}.${name}.copy.gz`);
}

/** Where the photos lie in a back-up. */
export function photosOf(folder: string): string {
  return join(folder, 'photos');
}

/** Makes a folder of tables and photos a back-up. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`;
  await writeFile(join(folder, FILE), text, { mode: 0o600, flush: true });
}

/**
 * Reads a back-up's manifest and every byte of its tables and photos.
 *
 * @throws BackupError if it is none, or not as it was written
 */
export async function openBackup(folder: string): Promise<Backup> {
  const manifest = await readManifest(folder);
  const files = [
    ...manifest.tables.map((table) => ({ file: fileOf(folder, table), sha256: table.sha256 })),
    ...manifest.photos.map((photo) => ({ file: join(photosOf(folder), photo.file), sha256: photo.sha256 })),
  ];
  for (const { file, sha256 } of files) {
    if ((await sha256Of(file)) === sha256) continue;
    throw new BackupError(`${file} is missing or damaged: it is not what the back-up wrote. Restore another one.`);
  }
  return { folder, manifest };
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => {
    throw new BackupError(
      `${folder} is no back-up: it has no ${FILE}. A folder that ends in .partial is one that did not get ready.`,
    );
  });
  try {
    const { format: _, ...manifest } = manifestSchema.parse(JSON.parse(text));
    return manifest;
  } catch (cause) {
    throw new BackupError(`${join(folder, FILE)} is damaged, or of a version that this one does not know.`, { cause });
  }
}

/** @returns undefined where the file can't be read */
async function sha256Of(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

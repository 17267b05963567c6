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

/** Of this layout: a folder with this manifest, and for each table its rows in COPY's text format, packed by gzip. */
const FORMAT = 1;

const FILE = 'manifest.json';

const name = z.string().regex(/^\w+$/);

const tableSchema = z.object({
  schema: name,
  name,
  columns: z.array(z.string()).readonly(),
  rows: z.int(),
  /** Size and hash of the file, in hex. */
  bytes: z.int(),
  sha256: z.string(),
});

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  schema: z.object({ migrations: z.array(z.string()).readonly(), queue: z.int() }),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ schema: name, name: z.string(), value: z.string(), isCalled: z.boolean() })),
});

/** A table in a back-up. */
export type TableCopy = z.infer<typeof tableSchema>;

/** What a back-up holds: the moment, the schema, and the tables of all schemas with the next numbers of sequences. */
export type Manifest = Omit<z.infer<typeof manifestSchema>, 'format'>;

/** A whole back-up on disk. */
export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Where a table's rows lie in a back-up. */
export function fileOf(folder: string, { schema, name }: { readonly schema: string; readonly name: string }): string {
  return join(folder, `${schema}.${name}.copy.gz`);
}

/** Makes a folder of tables a back-up. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`;
  await writeFile(join(folder, FILE), text, { mode: 0o600, flush: true });
}

/**
 * Reads a back-up's manifest and every byte of its tables.
 *
 * @throws BackupError if it is none, or not as it was written
 */
export async function openBackup(folder: string): Promise<Backup> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) {
    const file = fileOf(folder, table);
    if ((await sha256Of(file)) === table.sha256) continue;
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

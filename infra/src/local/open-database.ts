import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../process/index.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { isCurrent, readRun } from './run-file.js';
import { StartError } from './start-error.js';

/** A database at an address, or that of a folder for the data of `npm start`, relative to the repository's root. */
export type DatabasePlace = { readonly url: string } | { readonly dataDir: string };

/** A database to work on, for as long as it is needed. */
interface OpenDatabase {
  readonly url: string;
  /** Where the site that runs on it keeps photos, relative to the repository's root; undefined where it does not say. */
  readonly photoDir?: string;
  close(): Promise<void>;
}

/**
 * The database at an address; else that of the site that runs on a folder, or, where none does, the embedded one of the
 * folder, started for this.
 *
 * @param options.mustExist whether a folder without data is an error; else they are made
 * @throws StartError
 */
export async function openDatabase(place: DatabasePlace, { mustExist = false } = {}): Promise<OpenDatabase> {
  if ('url' in place) return { url: place.url, close: async () => {} };
  const dataDir = resolve(ROOT, place.dataDir);
  const run = await readRun(dataDir);
  if (run && (await isCurrent(dataDir, run))) {
    const { DATABASE_URL: url, PHOTO_DIR: photoDir } = run.worker ?? {};
    if (url === undefined) throw new StartError('npm start is not up yet. Try again when it shows its addresses.');
    return { url, ...(photoDir === undefined ? {} : { photoDir }), close: async () => {} };
  }
  if (mustExist && !existsSync(join(dataDir, 'postgres'))) {
    throw new StartError(`There are no data of npm start in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  }
  const postgres = await startEmbeddedPostgres({ dataDir });
  return { url: postgres.url, close: () => postgres.stop() };
}

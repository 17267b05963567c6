import { resolve } from 'node:path';
import { isCurrent, readRun, StartError, startEmbeddedPostgres } from '@fahrzeugpflege/infra/local';
import type { SeedTarget } from './env.js';

/** A database to work on, for as long as it is needed. */
export interface OpenDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The database at an address; else that of the site that runs on a folder, or, where none does, the embedded one of the
 * folder, started for this.
 *
 * @param root what the folder's path is relative to
 * @throws StartError
 */
export async function openDatabase(target: SeedTarget, root: string): Promise<OpenDatabase> {
  if ('url' in target) return { url: target.url, close: async () => {} };
  const dataDir = resolve(root, target.dataDir);
  const run = await readRun(dataDir);
  if (run && (await isCurrent(dataDir, run))) {
    const url = run.worker?.['DATABASE_URL'];
    if (url === undefined) throw new StartError('npm start is not up yet. Try again when it shows its addresses.');
    return { url, close: async () => {} };
  }
  const postgres = await startEmbeddedPostgres({ dataDir });
  return { url: postgres.url, close: () => postgres.stop() };
}

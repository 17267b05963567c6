import { join, resolve } from 'node:path';
import { z } from 'zod';
import { databaseUrlVariable, parseEnvironment } from '../config/index.js';
import type { DatabasePlace } from '../local/index.js';
import { ROOT } from '../process/index.js';

const schema = z.object({
  DATABASE_URL: databaseUrlVariable.optional(),
  DATA_DIR: z.string().default('.data'),
  PHOTO_DIR: z.string().optional(),
  INIT_CWD: z.string().default('.'),
});

export interface BackupEnvironment {
  /** The database to back up, or to restore into. */
  readonly place: DatabasePlace;
  /** Where the site keeps photos, unless one that runs says otherwise. */
  readonly photoFolder: string;
  /** What folders are relative to: where npm was called. */
  readonly directory: string;
}

/** @throws EnvironmentError naming every wrong variable at once */
export function readBackupEnvironment(source: NodeJS.ProcessEnv = process.env): BackupEnvironment {
  const { DATABASE_URL: url, DATA_DIR: dataDir, PHOTO_DIR, INIT_CWD } = parseEnvironment(schema, source);
  return {
    place: url === undefined ? { dataDir } : { url },
    photoFolder: resolve(ROOT, PHOTO_DIR ?? join(dataDir, 'photos')),
    directory: resolve(INIT_CWD),
  };
}

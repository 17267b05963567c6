import { resolve } from 'node:path';
import { z } from 'zod';
import { databaseUrlVariable, parseEnvironment } from '../config/index.js';
import type { DatabasePlace } from '../local/index.js';

const schema = z.object({
  DATABASE_URL: databaseUrlVariable.optional(),
  DATA_DIR: z.string().default('.data'),
  INIT_CWD: z.string().default('.'),
});

export interface BackupEnvironment {
  /** The database to back up, or to restore into. */
  readonly place: DatabasePlace;
  /** What folders are relative to: where npm was called. */
  readonly directory: string;
}

/** @throws EnvironmentError naming every wrong variable at once */
export function readBackupEnvironment(source: NodeJS.ProcessEnv = process.env): BackupEnvironment {
  const { DATABASE_URL: url, DATA_DIR: dataDir, INIT_CWD } = parseEnvironment(schema, source);
  return { place: url === undefined ? { dataDir } : { url }, directory: resolve(INIT_CWD) };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../database/index.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../local/index.js';

/** A PostgreSQL with a database at this version of the schema. */
export interface DatabaseServer {
  readonly url: string;
  readonly dataDir: string;
  /** To end it, or let it hang, and start it again. */
  readonly postgres: EmbeddedPostgres;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

interface DatabaseServerOptions {
  /** Settings by PostgreSQL's names, where they are to be others than the product's. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Where its data get a folder of their own; the system's for temporary files by default. */
  readonly folder?: string;
}

/** A server of one's own, for specs that end it or let it hang; all others take a database of the run's, which is cheaper. */
export async function startDatabaseServer(options: DatabaseServerOptions = {}): Promise<DatabaseServer> {
  const { folder = tmpdir(), settings = {} } = options;
  const dataDir = await mkdtemp(join(folder, 'test-postgres-'));
  const postgres = await startEmbeddedPostgres({ settings, dataDir });
  await migrateDatabase(postgres.url);
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: postgres.url, dataDir, postgres, stop };
}

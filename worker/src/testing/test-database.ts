import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource, migrateDatabase } from '@fahrzeugpflege/infra/database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@fahrzeugpflege/infra/local';
import { afterAll, beforeAll } from '@jest/globals';
import type { DataSource } from 'typeorm';

/** A PostgreSQL of its own for all specs of a file, at this version of the schema; filled before the first of them runs. */
export function useTestDatabase(): { readonly url: string; readonly dataSource: DataSource } {
  const fixture = {} as { url: string; dataSource: DataSource };
  let dataDir: string;
  let postgres: EmbeddedPostgres;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'worker-'));
    postgres = await startEmbeddedPostgres({ dataDir });
    await migrateDatabase(postgres.url);
    fixture.url = postgres.url;
    const settings = { url: postgres.url, applicationName: 'test', poolSize: 4 };
    fixture.dataSource = await createDataSource(settings).initialize();
  });
  afterAll(async () => {
    await fixture.dataSource?.destroy();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return fixture;
}

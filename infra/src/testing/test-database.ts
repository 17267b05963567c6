import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../database/index.js';

/** A database for the specs of a file. */
interface TestDatabase {
  readonly url: string;
  readonly dataSource: DataSource;
}

/**
 * A database at this version of the schema, copied from the template of the run's server in a fraction of a second. It
 * goes with the server: dropping it would cost more than making it, as PostgreSQL writes a checkpoint first.
 *
 * @returns its connection string
 * @throws Error in a run without a server, as of `npm run test:unit`
 */
export async function createTestDatabase(): Promise<string> {
  return createFrom((template) => template);
}

/** A database without any table. */
export async function createEmptyDatabase(): Promise<string> {
  return createFrom(() => 'template1');
}

async function createFrom(choose: (template: string) => string): Promise<string> {
  const { TEST_DATABASE } = process.env;
  if (!TEST_DATABASE) throw new Error('Specs that need PostgreSQL are called *.db.spec.ts (npm run test:database).');
  const template = new URL(TEST_DATABASE);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Nobody may be connected to a template while it is copied.
  const client = new pg.Client({ connectionString: inDatabase(template, 'postgres') });
  await client.connect();
  await client
    .query(`CREATE DATABASE ${name} TEMPLATE ${choose(template.pathname.slice(1))}`)
    .finally(() => client.end());
  return inDatabase(template, name);
}

/** Such a database for all specs of a file, with a connection; filled before the first of them runs. */
export function useTestDatabase(): TestDatabase {
  const fixture = {} as { url: string; dataSource: DataSource };
  beforeAll(async () => {
    fixture.url = await createTestDatabase();
    const settings = { url: fixture.url, applicationName: 'test', poolSize: 4 };
    fixture.dataSource = await createDataSource(settings).initialize();
  });
  afterAll(() => fixture.dataSource?.destroy());
  return fixture;
}

function inDatabase(url: URL, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

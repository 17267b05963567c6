import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrateDatabase } from '@fahrzeugpflege/infra/database';
import { findFreePort, startEmbeddedPostgres } from '@fahrzeugpflege/infra/local';
import pg from 'pg';
import { ApiClient } from '../../support/api-client.js';
import type { Cleanup } from '../../support/cleanup.js';
import { eventually } from '../../support/eventually.js';
import { ServiceProcess } from '../../support/service-process.js';
import { ApiCalls } from './api-calls.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PASSWORD = 'nur-zum-Messen-1';

/** SQL with its parameters. */
export type Statement = readonly [sql: string, parameters?: readonly unknown[]];

/** So often a page is read before anything is measured: both processes run as they do after a while. */
const WARM_UP = 2_000;

/** The API over a database with many leads, and a plain connection to the same database. */
export class SeededSite extends ApiCalls {
  private constructor(
    api: StartedApi,
    private readonly database: pg.Client,
  ) {
    super(api.port, api.cookie, api.pid);
  }

  /**
   * Uses the database in `DATA_DIR` where it holds enough leads; without `DATA_DIR` makes one for this run.
   *
   * @param say is called with what is done next
   */
  static async start(leads: number, cleanup: Cleanup, say: (text: string) => void): Promise<SeededSite> {
    const url = await startDatabase(cleanup);
    const database = new pg.Client({ connectionString: url, application_name: 'benchmark' });
    await database.connect();
    await database.query('SET pg_trgm.word_similarity_threshold = 0.55');
    cleanup.add(() => database.end());
    const { rows } = await database.query<{ leads: number }>('SELECT count(*)::int AS leads FROM lead');
    const missing = leads - (rows[0]?.leads ?? 0);
    if (missing > 0) {
      say(`seeding ${missing} leads, and copying their rows once more into bare tables with the same indices`);
      await seed(url, missing);
    }
    say('starting the API and warming up');
    const site = new SeededSite(await startApi(url, cleanup), database);
    for (let call = 0; call < WARM_UP; call += 1) await site.call('/api/leads');
    return site;
  }

  /** Makes the queries one after the other; resolves with the rows of the last. */
  async query(statements: readonly Statement[]): Promise<number> {
    let rows = 0;
    for (const [sql, parameters = []] of statements) {
      const result = await this.database.query(sql, [...parameters]);
      rows = result.rows.length;
    }
    return rows;
  }

  /** One value from the database, to make up calls with. */
  async value(sql: string): Promise<string> {
    const { rows } = await this.database.query<{ value: string }>(sql);
    return rows[0]?.value ?? '';
  }
}

async function startDatabase(cleanup: Cleanup): Promise<string> {
  const kept = process.env['DATA_DIR'];
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'fahrzeugpflege-benchmark-')));
  if (!kept) cleanup.add(() => rm(dataDir, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir });
  cleanup.add(() => postgres.stop());
  await migrateDatabase(postgres.url);
  return postgres.url;
}

async function seed(url: string, leads: number): Promise<void> {
  const script = `${ROOT}tools/dist/seed/seed.js`;
  const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: url };
  const child = spawn(process.execPath, [script, String(leads)], { env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The seed ended with ${code}.`);
}

interface StartedApi {
  readonly port: number;
  readonly pid: number;
  readonly cookie: string;
}

async function startApi(url: string, cleanup: Cleanup): Promise<StartedApi> {
  const port = await findFreePort();
  const own = { PORT: String(port), HOST: '127.0.0.1', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
  const account = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: PASSWORD };
  const api = new ServiceProcess('api', 'backend/dist/main.js', { DATABASE_URL: url, ...own, ...account });
  cleanup.add(async () => void (await api.kill()));
  const client = new ApiClient(`http://127.0.0.1:${port}`);
  const cookie = await eventually(async () => {
    const answer = await client.send('post', '/api/admin/login').send({ username: 'admin', password: PASSWORD });
    const [session] = answer.get('Set-Cookie') ?? [];
    if (!session) throw new Error(`No session: ${answer.status}\n${api.output}`);
    return session.split(';', 1)[0] ?? '';
  });
  return { port, pid: api.pid ?? 0, cookie };
}

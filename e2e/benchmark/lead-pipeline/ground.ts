import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrateDatabase } from '@fahrzeugpflege/infra/database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@fahrzeugpflege/infra/local';
import { ROOT } from '@fahrzeugpflege/infra/process';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Cleanup } from '../../support/cleanup.js';
import { startRedis } from '../../support/start-redis.js';
import { Child } from './children/ask.js';
import type { Load, LoadTimes } from './children/load-generator.js';
import type { MailCount, MailQuestion } from './children/mail-server.js';

/** Where a contestant finds what it needs. */
export interface Place {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
}

const MIGRATED = 'fahrzeugpflege';

/** PostgreSQL, Redis, mail server and load generator: the same ones for all contestants, one after the other. */
export class Ground {
  private runs = 0;
  private readonly seededDatabases = new Set<string>();

  private constructor(
    readonly postgres: EmbeddedPostgres,
    readonly redis: Redis,
    readonly load: Child<Load, LoadTimes>,
    readonly mails: Child<MailQuestion, MailCount>,
    private readonly control: pg.Client,
    private readonly redisUrl: string,
  ) {}

  static async start(cleanup: Cleanup): Promise<Ground> {
    const dataDir = await mkdtemp(join(tmpdir(), 'fahrzeugpflege-bench-'));
    cleanup.add(() => rm(dataDir, { recursive: true, force: true }));
    const postgres = await startEmbeddedPostgres({ dataDir });
    cleanup.add(() => postgres.stop());
    await migrateDatabase(postgres.url);
    const control = new pg.Client({ connectionString: inDatabase(postgres.url, 'postgres') });
    await control.connect();
    cleanup.add(() => control.end());
    const server = await startRedis();
    cleanup.add(() => server.stop());
    const redisUrl = `redis://${server.host}:${server.port}`;
    const redis = new Redis(redisUrl);
    cleanup.add(async () => redis.disconnect());
    const load = new Child<Load, LoadTimes>('load-generator.js');
    cleanup.add(() => load.stop());
    const mails = new Child<MailQuestion, MailCount>('mail-server.js');
    cleanup.add(() => mails.stop());
    return new Ground(postgres, redis, load, mails, control, redisUrl);
  }

  /** An empty Redis, a mail server without mails, and a database with so many leads, copied right after a checkpoint. */
  async prepare(storedLeads: number): Promise<Place> {
    const template = storedLeads === 0 ? MIGRATED : await this.seeded(storedLeads);
    const database = `run_${++this.runs}`;
    await this.copy(template, database);
    await this.redis.flushall();
    const { port } = await this.mails.ask({ restart: true });
    const databaseUrl = inDatabase(this.postgres.url, database);
    return { databaseUrl, redisUrl: this.redisUrl, smtpUrl: `smtp://127.0.0.1:${port}` };
  }

  async drop({ databaseUrl }: Place): Promise<void> {
    await this.control.query(`DROP DATABASE ${new URL(databaseUrl).pathname.slice(1)}`);
  }

  async versions(): Promise<string> {
    const { rows } = await this.control.query<{ server_version: string }>('SHOW server_version');
    const redis = /redis_version:(\S+)/.exec(await this.redis.info('server'))?.[1];
    return `PostgreSQL ${rows[0]?.server_version}, Redis ${redis}`;
  }

  private async seeded(leads: number): Promise<string> {
    const database = `seeded_${leads}`;
    if (this.seededDatabases.has(database)) return database;
    await this.copy(MIGRATED, database);
    const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: inDatabase(this.postgres.url, database) };
    const script = join(ROOT, 'tools/dist/seed/seed.js');
    await promisify(execFile)(process.execPath, [script, String(leads), '--no-comparison'], { env });
    await finishRetention(env.DATABASE_URL);
    this.seededDatabases.add(database);
    return database;
  }

  private async copy(template: string, database: string): Promise<void> {
    await this.control.query(`CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY file_copy`);
  }
}

/** This night's erasing is over: it would be measured, too, and there is none while leads come in by day. */
async function finishRetention(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("INSERT INTO housekeeping_run (task, finished_at) VALUES ('retention', now())");
  await client.end();
}

function inDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

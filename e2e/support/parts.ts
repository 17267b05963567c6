import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '@fahrzeugpflege/infra/database';
import { startEmbeddedPostgres } from '@fahrzeugpflege/infra/local';
import type { Cleanup } from './cleanup.js';
import { Gate } from './gate.js';
import { MailSink } from './mail-sink.js';
import { Records } from './records.js';
import { startRedis } from './start-redis.js';

export const ENGINES = ['postgres', 'redis'] as const;

/** Where the queue lives. */
export type Engine = (typeof ENGINES)[number];

/** A part with its gate; `url` leads straight to it, past the gate. */
export interface GatedPart {
  readonly gate: Gate;
  readonly url: string;
  readonly gatedUrl: string;
}

/** The outside parts that an enquiry passes through, all of them real. */
export interface Parts {
  readonly postgres: GatedPart;
  readonly smtp: GatedPart;
  /** Only where the queue lives there. */
  readonly redis: GatedPart | undefined;
  readonly mails: MailSink;
  readonly records: Records;
}

/** Starts the parts on free loopback ports, the database migrated. What was started is added to `cleanup` at once. */
export async function startParts(engine: Engine, cleanup: Cleanup): Promise<Parts> {
  const postgres = await behindGate(await startDatabase(cleanup), cleanup);
  const mails = await MailSink.start();
  cleanup.add(() => mails.close());
  const records = await Records.open(postgres.url);
  cleanup.add(() => records.close());
  return {
    postgres,
    mails,
    records,
    smtp: await behindGate(`smtp://127.0.0.1:${mails.port}`, cleanup),
    redis: engine === 'redis' ? await behindGate(await startQueueServer(cleanup), cleanup) : undefined,
  };
}

async function startDatabase(cleanup: Cleanup): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fahrzeugpflege-e2e-'));
  cleanup.add(() => rm(dataDir, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir });
  cleanup.add(() => postgres.stop());
  await migrateDatabase(postgres.url);
  return postgres.url;
}

async function startQueueServer(cleanup: Cleanup): Promise<string> {
  const redis = await startRedis();
  cleanup.add(() => redis.stop());
  return `redis://${redis.host}:${redis.port}`;
}

async function behindGate(url: string, cleanup: Cleanup): Promise<GatedPart> {
  const { hostname, port } = new URL(url);
  const gate = await Gate.before({ host: hostname, port: Number(port) });
  cleanup.add(() => gate.close());
  const gatedUrl = new URL(url);
  gatedUrl.hostname = '127.0.0.1';
  gatedUrl.port = String(gate.port);
  return { gate, url, gatedUrl: gatedUrl.href };
}

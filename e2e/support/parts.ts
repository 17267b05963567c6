import { createTestDatabase } from '@fahrzeugpflege/infra/testing';
import type { Cleanup } from './cleanup.js';
import { Gate } from './gate.js';
import { MailSink } from './mail-sink.js';
import { Records } from './records.js';
import { startRedis } from './start-redis.js';

const NOWHERE = { hostname: '127.0.0.1', port: '1' };

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

/** Servers of a test that kills or fills them; their addresses. */
export interface OwnServers {
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
}

/**
 * Starts the parts on free loopback ports, with a database of their own, in front of the servers given or new ones. What was
 * started is added to `cleanup` at once.
 */
export async function startParts(engine: Engine, cleanup: Cleanup, own: OwnServers = {}): Promise<Parts> {
  const postgres = await behindGate(own.databaseUrl ?? (await createTestDatabase()), cleanup);
  const mails = await MailSink.start();
  cleanup.add(() => mails.close());
  const records = await Records.open(postgres.url);
  cleanup.add(() => records.close());
  return {
    postgres,
    mails,
    records,
    smtp: await behindGate(`smtp://127.0.0.1:${mails.port}`, cleanup),
    redis:
      engine === 'redis' ? await behindGate(own.redisUrl ?? (await startQueueServer(cleanup)), cleanup) : undefined,
  };
}

async function startQueueServer(cleanup: Cleanup): Promise<string> {
  const redis = await startRedis();
  cleanup.add(() => redis.stop());
  return `redis://${redis.host}:${redis.port}`;
}

/** Puts a gate before what answers at an address; several servers of a Redis tell each other's, and nothing stands before them. */
export async function behindGate(url: string, cleanup: Cleanup): Promise<GatedPart> {
  const isCluster = /,|\+sentinel:/.test(url);
  const { hostname, port } = isCluster ? NOWHERE : new URL(url);
  const gate = await Gate.before({ host: hostname, port: Number(port) });
  cleanup.add(() => gate.close());
  if (isCluster) return { gate, url, gatedUrl: url };
  const gatedUrl = new URL(url);
  gatedUrl.hostname = '127.0.0.1';
  gatedUrl.port = String(gate.port);
  return { gate, url, gatedUrl: gatedUrl.href };
}

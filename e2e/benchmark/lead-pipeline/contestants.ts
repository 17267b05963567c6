import { Redis } from 'ioredis';
import pg from 'pg';
import type { Engine } from '../../support/parts.js';
import type { Place } from './ground.js';

/** What is measured: the product, or a reference beside it. */
export interface Contestant {
  readonly name: string;
  /** Programs, as paths from the repository's root. */
  readonly api: string;
  readonly worker?: string;
  /** Where the product keeps its queue; references that have one use Redis. */
  readonly engine?: Engine;
  /** Whether each accepted post becomes a mail. */
  readonly hasMails: boolean;
  /** How many of the accepted posts are there, each of another visitor. */
  readonly countRows: (place: Place) => Promise<number>;
}

const reference = (file: string) => `e2e/dist/benchmark/lead-pipeline/references/${file}.js`;

/** Addresses of visitors that the load generator makes up; none of the seeded leads has one. */
const VISITORS = '^zoe\\.[0-9a-f]{8}-[0-9a-f]{4}@';

const rowsOf =
  (from: string) =>
  async ({ databaseUrl }: Place) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ rows: number; visitors: number }>(
      `SELECT count(*)::int AS rows, count(DISTINCT email)::int AS visitors FROM ${from} WHERE email ~ $1`,
      [VISITORS],
    );
    await client.end();
    const [{ rows: count, visitors } = { rows: 0, visitors: 0 }] = rows;
    if (visitors !== count) throw new Error(`${count} rows of ${visitors} visitors in ${from}`);
    return count;
  };

const ENQUIRIES = rowsOf('enquiry');
const LEADS = rowsOf('lead');
const SENT_LEADS = rowsOf("lead JOIN mail_delivery ON lead_id = lead.id AND state = 'sent'");
const SUBMISSIONS = rowsOf("(SELECT words ->> 'email' AS email FROM submission) submission");

async function countWaitingJobs({ redisUrl }: Place): Promise<number> {
  const redis = new Redis(redisUrl);
  const jobs = await redis.llen('bull:enquiry:wait');
  redis.disconnect();
  return jobs;
}

const product = (engine: Engine, name: string): Contestant => ({
  name,
  api: 'backend/dist/main.js',
  worker: 'worker/dist/main.js',
  engine,
  hasMails: true,
  countRows: SENT_LEADS,
});

export const ON_REDIS = product('redis', 'this, queue in Redis');
export const ON_POSTGRES = product('postgres', 'this, queue in PostgreSQL');
export const PRODUCTS = [ON_REDIS, ON_POSTGRES];

/** The product while no worker runs. */
export const withoutWorker = ({ worker: _, ...contestant }: Contestant): Contestant => ({
  ...contestant,
  hasMails: false,
  countRows: SUBMISSIONS,
});

export const EXPRESS: Contestant = {
  name: 'Express: insert, sendMail, answer',
  api: reference('express-and-mail'),
  hasMails: true,
  countRows: ENQUIRIES,
};

export const TEXT_WORKER: Contestant = {
  name: 'Fastify + BullMQ add, plain worker (insert, text mail)',
  api: reference('fastify-and-queue'),
  worker: reference('text-mail-worker'),
  hasMails: true,
  countRows: ENQUIRIES,
};

export const SAME_WORK: Contestant = {
  name: 'Fastify + BullMQ add, plain worker (same work)',
  api: reference('fastify-and-queue'),
  worker: reference('same-work-worker'),
  hasMails: true,
  countRows: LEADS,
};

export const BATCHED_COMMIT: Contestant = {
  name: 'bare batched commit',
  api: reference('batched-commit'),
  hasMails: false,
  countRows: ENQUIRIES,
};

export const QUEUE_ALONE: Contestant = {
  name: 'bare Fastify + BullMQ add',
  api: reference('fastify-and-queue'),
  hasMails: false,
  countRows: countWaitingJobs,
};

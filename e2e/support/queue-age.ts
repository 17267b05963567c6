import type { QueueName } from '@fahrzeugpflege/contracts';
import { DEFAULT_SCHEMA } from 'bullmq';
import { Redis } from 'ioredis';
import type { Parts } from './parts.js';

/** Has every job of a queue that is over look as if it had been over for so many days. */
export async function ageJobs({ redis, records }: Parts, queue: QueueName, days: number): Promise<void> {
  const finishedOn = Date.now() - days * 24 * 60 * 60_000;
  if (redis) return ageInRedis(redis.url, queue, finishedOn);
  await records.query(
    `UPDATE ${DEFAULT_SCHEMA}.job SET finished_at_ms = $2 WHERE queue = $1 AND finished_at_ms IS NOT NULL`,
    [queue, finishedOn],
  );
}

async function ageInRedis(url: string, queue: QueueName, finishedOn: number): Promise<void> {
  const client = new Redis(url);
  const isJob = new RegExp(`:${queue}:\\d+$`);
  for (const key of (await client.keys('*')).filter((name) => isJob.test(name))) {
    if (await client.hexists(key, 'finishedOn')) await client.hset(key, 'finishedOn', finishedOn);
  }
  client.disconnect();
}

import { DEFAULT_SCHEMA } from 'bullmq';
import { Redis } from 'ioredis';
import type { Parts } from './parts.js';
import type { Records } from './records.js';

/** Everything that the queues hold, keys and values, as one text. */
export function contentOfQueues({ redis, records }: Parts): Promise<string> {
  return redis ? contentOfRedis(redis.url) : contentOfSchema(records, DEFAULT_SCHEMA);
}

async function contentOfRedis(url: string): Promise<string> {
  const client = new Redis(url);
  const values: unknown[] = [];
  for (const key of await client.keys('*')) values.push(key, await read(client, key));
  client.disconnect();
  return JSON.stringify(values);
}

async function read(client: Redis, key: string): Promise<unknown> {
  const readers: Record<string, () => Promise<unknown>> = {
    string: () => client.get(key),
    hash: () => client.hgetall(key),
    list: () => client.lrange(key, 0, -1),
    set: () => client.smembers(key),
    zset: () => client.zrange(key, 0, -1),
    stream: () => client.xrange(key, '-', '+'),
    // A lock that ran out, or a list that was emptied, since the keys were listed.
    none: async () => undefined,
  };
  const type = await client.type(key);
  const reader = readers[type];
  if (!reader) throw new Error(`no reader for a ${type}`);
  return reader();
}

async function contentOfSchema(records: Records, schema: string): Promise<string> {
  const tables = await records.query<{ name: string }>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = $1',
    [schema],
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await records.query<{ text: string }>(`SELECT t::text AS text FROM ${schema}."${name}" t`);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

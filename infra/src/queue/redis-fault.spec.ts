import { expect, it } from '@jest/globals';
import { findRedisFault, type RedisAsked } from './redis-fault.js';

const LIMIT = 50;

const redis = (answer: () => Promise<unknown>, status = 'ready'): RedisAsked => ({ status, eval: answer });
const policy = (name: string) => async () => `# Memory\r\nmaxmemory:0\r\nmaxmemory_policy:${name}\r\n`;

it.each([
  ['keeps all jobs', redis(policy('noeviction')), null],
  ['shows no policy', redis(async () => ''), null],
  [
    'may throw jobs away',
    redis(policy('allkeys-lru')),
    'Redis may throw jobs away: maxmemory-policy is allkeys-lru, must be noeviction',
  ],
  ['is a failed cluster', redis(() => Promise.reject(new Error('CLUSTERDOWN'))), 'Redis does not answer'],
  ['has no owner of the slot that answers', redis(() => new Promise(() => undefined)), 'Redis does not answer'],
  [
    'is full',
    redis(() => Promise.reject(new Error("OOM command not allowed when used memory > 'maxmemory'."))),
    "Redis takes no jobs: OOM command not allowed when used memory > 'maxmemory'.",
  ],
  ['is not connected', redis(policy('noeviction'), 'reconnecting'), 'Redis does not answer'],
])('a Redis that %s', async (_, client, fault) => {
  expect(await findRedisFault(client, LIMIT)).toBe(fault);
});

it('is asked for a key in the slot of the queues', async () => {
  const asked: string[] = [];
  const client = {
    status: 'ready',
    eval: async (_script: string, _keys: number, key: string) => asked.push(key),
  };
  await findRedisFault(client, LIMIT);
  expect(asked).toEqual([expect.stringMatching(/^\{fahrzeugpflege\}:/)]);
});

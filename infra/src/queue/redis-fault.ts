import { within } from '../process/within.js';
import { REDIS_KEY_PREFIX } from './redis-connection.js';

/** What is needed of a client of ioredis, single or of a cluster. */
export interface RedisAsked {
  readonly status: string;
  eval(script: string, keys: number, key: string): Promise<unknown>;
}

/**
 * It names a key, so that in a cluster the node answers that holds the queues; any other knows nothing of them. And it
 * writes: one that is full or only a replica answers questions all the same.
 */
const TRY = "redis.call('SET', KEYS[1], '', 'PX', 1000) return redis.call('INFO', 'memory')";
/** How Redis begins what it says of writes that it does not take. */
const REFUSED = /^(OOM|READONLY|MISCONF|NOREPLICAS)\b/;
const KEY = `${REDIS_KEY_PREFIX}:fault`;

/**
 * Asks the Redis that holds the queues whether jobs are safe with it.
 *
 * @param limit milliseconds
 * @returns what is wrong, or null
 */
export async function findRedisFault(client: RedisAsked, limit: number): Promise<string | null> {
  if (client.status !== 'ready') return 'Redis does not answer';
  try {
    const memory = await within(limit, client.eval(TRY, 1, KEY));
    const policy = /maxmemory_policy:(\S+)/.exec(String(memory))?.[1];
    return policy === undefined || policy === 'noeviction'
      ? null
      : `Redis may throw jobs away: maxmemory-policy is ${policy}, must be noeviction`;
  } catch (error) {
    const { message } = error as Error;
    return REFUSED.test(message) ? `Redis takes no jobs: ${message}` : 'Redis does not answer';
  }
}

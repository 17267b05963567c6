import { requireRedisBinary } from './redis-binary.js';
import { startRedisContainer } from './redis-container.js';
import { RedisProcess } from './redis-process.js';
import type { RedisServer } from './redis-server.js';

/**
 * Starts a Redis: in a container where a Docker engine answers and has or gets the image, else from the `redis-server`
 * of this machine, which root may install on Debian by this very call.
 *
 * @throws Error saying what to install
 */
export async function startRedis(): Promise<RedisServer> {
  return (await startRedisContainer()) ?? (await RedisProcess.start(requireRedisBinary()));
}

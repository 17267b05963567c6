import { GenericContainer, getContainerRuntimeClient } from 'testcontainers';
import { REDIS_SETTINGS, type RedisServer } from './redis-server.js';

/** The image of docker-compose.yml. */
const IMAGE = 'redis:8-bookworm';
const REDIS_PORT = 6379;
const START_PATIENCE = 60_000;

let refused = false;

/**
 * A Redis in a container of its own. (Without a network, Testcontainers needs TESTCONTAINERS_RYUK_DISABLED=true.)
 *
 * @returns undefined where no Docker engine answers, or it can't bring the image
 */
export async function startRedisContainer(): Promise<RedisServer | undefined> {
  if (refused || !(await engineAnswers())) return undefined;
  try {
    const container = await new GenericContainer(IMAGE)
      .withCommand(['redis-server', ...REDIS_SETTINGS])
      .withExposedPorts(REDIS_PORT)
      .withStartupTimeout(START_PATIENCE)
      .start();
    const stop = async () => void (await container.stop());
    return { host: container.getHost(), port: container.getMappedPort(REDIS_PORT), stop };
  } catch (error) {
    refused = true;
    console.warn(`No Redis from Docker (${(error as Error).message}); looking for redis-server on this machine.`);
    return undefined;
  }
}

async function engineAnswers(): Promise<boolean> {
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

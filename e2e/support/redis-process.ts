import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { ownPort } from './own-port.js';
import { REDIS_SETTINGS, type RedisServer } from './redis-server.js';

/**
 * Ends Redis when the pipe to this process closes, however this process went: Redis itself would live on.
 * Job control (`set -m`) would give it a group of its own; it stays in ours, so that Ctrl-C reaches it too.
 */
const LEASH = '"$@" </dev/null & redis=$!; cat >/dev/null; kill "$redis"; wait "$redis"';

/** Starts this program on a free loopback port, with its data in a folder that goes with it. */
export async function startRedisProcess(binary: string): Promise<RedisServer> {
  const port = await ownPort();
  const folder = await mkdtemp(join(tmpdir(), 'fahrzeugpflege-redis-'));
  const address = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', ''];
  const shell = spawn('/bin/sh', ['-c', LEASH, 'sh', binary, ...address, ...REDIS_SETTINGS], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const exited = new Promise((resolve) => shell.once('exit', resolve));
  await answers(port);
  const stop = async () => {
    shell.stdin?.end();
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  return { host: '127.0.0.1', port, stop };
}

async function answers(port: number): Promise<void> {
  const client = new Redis({ port, host: '127.0.0.1', maxRetriesPerRequest: 50, retryStrategy: () => 100 });
  client.on('error', () => undefined);
  try {
    await client.ping();
  } finally {
    client.disconnect();
  }
}

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

/** A `redis-server` on a free loopback port, with its data in a folder that goes with it. */
export class RedisProcess implements RedisServer {
  readonly host = '127.0.0.1';
  private pid = 0;
  private end: () => Promise<unknown> = async () => undefined;

  private constructor(
    private readonly binary: string,
    readonly port: number,
    private readonly folder: string,
    private readonly settings: readonly string[],
  ) {}

  /** @param settings as on a command line; a Sentinel's begin with its file */
  static async start(binary: string, settings: readonly string[] = REDIS_SETTINGS): Promise<RedisProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'fahrzeugpflege-redis-'));
    const server = new RedisProcess(binary, await ownPort(), folder, settings);
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://${this.host}:${this.port}`;
  }

  /** Again, after it was killed, on the same port and data; resolves when it has read them. */
  async start(): Promise<void> {
    const address = ['--bind', this.host, '--port', String(this.port), '--dir', this.folder, '--save', ''];
    const shell = spawn('/bin/sh', ['-c', LEASH, 'sh', this.binary, ...this.settings, ...address], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const exited = new Promise((resolve) => shell.once('exit', resolve));
    this.end = () => {
      shell.stdin?.end();
      return exited;
    };
    const info = await this.ask((client) => client.info('server'));
    this.pid = Number(/^process_id:(\d+)/m.exec(info)?.[1]);
  }

  /** A crash; resolves when it is gone. */
  async kill(): Promise<void> {
    process.kill(this.pid, 'SIGKILL');
    await this.end();
  }

  /** Calls it over a connection of its own, past every gate. */
  async ask<T>(call: (client: Redis) => Promise<T>): Promise<T> {
    const client = new Redis({ port: this.port, host: this.host, maxRetriesPerRequest: 50, retryStrategy: () => 100 });
    client.on('error', () => undefined);
    try {
      return await call(client);
    } finally {
      client.disconnect();
    }
  }

  async stop(): Promise<void> {
    await this.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}

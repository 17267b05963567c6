import { fileURLToPath } from 'node:url';
import type { EmbeddedPostgres } from '@fahrzeugpflege/infra/local';
import { startDatabaseServer } from '@fahrzeugpflege/infra/testing';
import { Cleanup } from '../support/cleanup.js';
import { Operator } from '../support/operator.js';
import type { Engine } from '../support/parts.js';
import { requireRedisBinary } from '../support/redis-binary.js';
import { RedisProcess } from '../support/redis-process.js';
import { Stack } from '../support/stack.js';
import { Disk } from './disk.js';
import { Fleet } from './fleet.js';
import { Ledger } from './ledger.js';
import { ReverseProxy } from './reverse-proxy.js';

const REPORTS = fileURLToPath(new URL('../../.test-reports/', import.meta.url));

/** All that a fault can harm: servers of its own, each behind a gate, and two of each of our processes. */
export class Scene {
  private constructor(
    readonly engine: Engine,
    readonly stack: Stack,
    readonly postgres: EmbeddedPostgres,
    readonly disk: Disk,
    private readonly redisServer: RedisProcess | undefined,
    readonly fleet: Fleet,
    readonly proxy: ReverseProxy,
    readonly ledger: Ledger,
    readonly close: () => Promise<void>,
  ) {}

  /** @param clusterUrl of several Redis servers in place of one, which no gate stands before */
  static async open(engine: Engine, clusterUrl?: string): Promise<Scene> {
    const cleanup = new Cleanup();
    const close = () => cleanup.run();
    try {
      const disk = await Disk.make();
      cleanup.add(disk.remove);
      const { postgres, stop } = await startDatabaseServer({ folder: disk.folder });
      cleanup.add(stop);
      const redis =
        engine === 'redis' && clusterUrl === undefined ? await RedisProcess.start(requireRedisBinary()) : undefined;
      cleanup.add(async () => redis?.stop());

      const redisUrl = clusterUrl ?? redis?.url;
      const stack = await Stack.start(engine, { databaseUrl: postgres.url, ...(redisUrl ? { redisUrl } : {}) });
      cleanup.add(() => stack.close());
      const fleet = await Fleet.start(stack);
      cleanup.add(() => fleet.close());
      const proxy = await ReverseProxy.before(fleet);
      cleanup.add(() => proxy.close());
      const ledger = new Ledger(`${REPORTS}faults/${engine}-${process.pid}.jsonl`);
      return new Scene(engine, stack, postgres, disk, redis, fleet, proxy, ledger, close);
    } catch (error) {
      await close();
      throw error;
    }
  }

  get redis(): RedisProcess {
    if (!this.redisServer) throw new Error('the queue is in PostgreSQL');
    return this.redisServer;
  }

  /** What an operator does about mails that were refused for good. */
  async retryFailedMails(): Promise<void> {
    const [api] = this.fleet.of('api');
    if (!api) throw new Error('no API');
    const operator = await Operator.signIn(api);
    await operator.retry('mails');
  }
}

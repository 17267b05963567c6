import type { QueueName } from '@fahrzeugpflege/contracts';
import { type Processor, Queue, Worker } from 'bullmq';
import type { AnyQueue, AnyWorker, QueueEngine, WorkerSettings } from './queue-engine.js';
import { connectRedis, REDIS_KEY_PREFIX, type RedisClient } from './redis-connection.js';

const COMMAND_TIMEOUT = 2_000;

/** BullMQ on Redis: single, Sentinel or Cluster. */
export class RedisQueueEngine implements QueueEngine {
  readonly kind = 'redis';
  readonly isSecondStore = true;
  /** Of the producers: rejects at once while Redis is away, as a visitor waits behind it. */
  private readonly producer: RedisClient;
  private readonly consumers: RedisClient[] = [];

  constructor(private readonly url: string) {
    this.producer = this.connect({
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_TIMEOUT,
      connectTimeout: COMMAND_TIMEOUT,
    });
  }

  createQueue(name: QueueName): AnyQueue {
    return new Queue(name, {
      connection: this.producer,
      prefix: REDIS_KEY_PREFIX,
      skipMetasUpdate: true,
      skipWaitingForReady: true,
    });
  }

  createWorker(name: QueueName, processor: Processor, settings: WorkerSettings): AnyWorker {
    const connection = this.connect({ maxRetriesPerRequest: null });
    this.consumers.push(connection);
    return new Worker(name, processor, { ...settings, connection, prefix: REDIS_KEY_PREFIX });
  }

  isConnected(): boolean {
    return this.producer.status === 'ready';
  }

  async findFault(): Promise<string | null> {
    if (!this.isConnected()) return 'Redis does not answer';
    try {
      const memory = await this.producer.info('memory');
      const policy = /maxmemory_policy:(\S+)/.exec(String(memory))?.[1];
      return policy === undefined || policy === 'noeviction'
        ? null
        : `Redis may throw jobs away: maxmemory-policy is ${policy}, must be noeviction`;
    } catch {
      return 'Redis does not answer';
    }
  }

  async close(): Promise<void> {
    for (const client of [this.producer, ...this.consumers]) client.disconnect();
  }

  private connect(options: Parameters<typeof connectRedis>[1]): RedisClient {
    const client = connectRedis(this.url, { retryStrategy: (times) => Math.min(100 * times, 1_000), ...options });
    // Whoever uses the client hears of the fault through its own call; without a listener it would end the process.
    client.on('error', () => undefined);
    return client;
  }
}

import { once } from 'node:events';
import type { QueueName } from '@fahrzeugpflege/contracts';
import { type Processor, Queue, Worker } from 'bullmq';
import { shared } from '../process/shared.js';
import { FaultLog } from './fault-log.js';
import type { AnyQueue, AnyWorker, QueueEngine, WorkerSettings } from './queue-engine.js';
import { connectRedis, REDIS_KEY_PREFIX, type RedisClient } from './redis-connection.js';
import { findRedisFault } from './redis-fault.js';

const COMMAND_TIMEOUT = 2_000;

/** BullMQ on Redis: single, Sentinel or Cluster. */
export class RedisQueueEngine implements QueueEngine {
  readonly kind = 'redis';
  readonly isSecondStore = true;
  /** Of the producers: rejects at once while Redis is away, as a visitor waits behind it. */
  private readonly producer: RedisClient;
  private readonly consumers = new Set<RedisClient>();
  private readonly faults = new FaultLog();
  /** The producer's first connection, made or failed: whoever asks while it is under way finds no fault of Redis. */
  private readonly connected: Promise<unknown>;
  /** Many may ask at once, and a cluster that is away answers each late. */
  readonly findFault = shared(async () => {
    await this.connected;
    return this.faults.note(await findRedisFault(this.producer, COMMAND_TIMEOUT));
  });

  constructor(private readonly url: string) {
    this.producer = this.connect({
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_TIMEOUT,
      connectTimeout: COMMAND_TIMEOUT,
    });
    const signal = AbortSignal.timeout(COMMAND_TIMEOUT);
    this.connected = once(this.producer, 'ready', { signal }).catch(() => undefined);
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
    this.consumers.add(connection);
    const worker = new Worker(name, processor, { ...settings, connection, prefix: REDIS_KEY_PREFIX });
    // BullMQ leaves a connection open that it was handed.
    return worker.once('closed', () => {
      connection.disconnect();
      this.consumers.delete(connection);
    });
  }

  /** Of a cluster: to any of its nodes, as no more is known without asking. */
  isConnected(): boolean {
    return this.producer.status === 'ready';
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

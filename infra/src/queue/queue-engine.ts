import type { QueueName } from '@fahrzeugpflege/contracts';
import type { IQueueBackend, Processor, Queue, Worker, WorkerOptions } from 'bullmq';

/** A BullMQ queue or worker, whichever engine it stands on. */
// biome-ignore lint/suspicious/noExplicitAny: BullMQ's own defaults for data and result; payloads are parsed by schema
export type AnyQueue = Queue<any, any, string, any, any, string, IQueueBackend, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyWorker = Worker<any, any, string, IQueueBackend, any, any>;

export type WorkerSettings = Omit<WorkerOptions, 'connection' | 'prefix'>;

/**
 * Where the queues live: PostgreSQL (one machine) or Redis (scaled out), behind the same code.
 * Producers fail fast, workers wait: so the two never share a connection.
 *
 * @example
 * const queue = engine.createQueue('lead-mail');
 * const worker = engine.createWorker('lead-mail', (job) => send(job.data), { concurrency: 2 });
 * // Owners close what they made, then the engine.
 * await worker.close();
 * await queue.close();
 * await engine.close();
 */
export interface QueueEngine {
  readonly kind: 'postgres' | 'redis';
  /** A place where a whole submission may be kept while the database is away. */
  readonly isSecondStore: boolean;
  createQueue(name: QueueName): AnyQueue;
  createWorker(name: QueueName, processor: Processor, settings: WorkerSettings): AnyWorker;
  /** False when adding a job would only hang. Costs no round trip. */
  isConnected(): boolean;
  /**
   * Asks the engine itself, for some seconds at most; resolves with what is wrong, or null when jobs are safe with it.
   * A fault that comes or goes is logged.
   */
  findFault(): Promise<string | null>;
  /** Closes what the engine itself opened; queues and workers are closed before by their owners. */
  close(): Promise<void>;
}

/** The engine's DI token. */
export const QUEUE_ENGINE = Symbol('QUEUE_ENGINE');

/** The queue is away, or too slow to count as there. */
export class QueueUnavailableError extends Error {
  override readonly name = 'QueueUnavailableError';
}

import type { JobName, JobPayload, QueueName } from '@fahrzeugpflege/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { JobsOptions } from 'bullmq';
import { within } from '../process/within.js';
import { openQueue } from './open-queue.js';
import { jobOptions } from './policy.js';
import { type AnyQueue, QUEUE_ENGINE, type QueueEngine, QueueUnavailableError } from './queue-engine.js';

const PUBLISH_LIMIT = 3_000;

/** Adds jobs to the queues of the job map; opens each queue at its first job. */
@Injectable()
export class JobPublisher {
  private readonly queues = new Map<QueueName, Promise<AnyQueue>>();

  constructor(@Inject(QUEUE_ENGINE) private readonly engine: QueueEngine) {}

  /**
   * Adds one job for each payload, all in one round trip. Resolves when the engine has taken them.
   *
   * @throws QueueUnavailableError when the engine is away or does not answer within three seconds
   */
  async publish<Q extends QueueName, N extends JobName<Q>>(
    queue: Q,
    name: N,
    payloads: readonly JobPayload<Q, N>[],
    options: JobsOptions = {},
  ): Promise<void> {
    if (payloads.length === 0) return;
    const jobs = payloads.map((data) => ({ name, data, opts: { ...jobOptions(queue), ...options } }));
    try {
      if (!this.engine.isConnected()) throw new Error(`${this.engine.kind} is not connected`);
      await within(
        PUBLISH_LIMIT,
        this.queue(queue).then((opened) => addJobs(opened, jobs)),
      );
    } catch (error) {
      // What it finds is logged, even where nobody asks for the process's health.
      void this.engine.findFault();
      throw new QueueUnavailableError(`${this.engine.kind} took no job`, { cause: error });
    }
  }

  /** The queue itself, for operators' views. */
  queue(name: QueueName): Promise<AnyQueue> {
    const known = this.queues.get(name);
    if (known) return known;
    const opened = openQueue(this.engine, name);
    this.queues.set(name, opened);
    // A queue whose first connection failed stays broken for good: forget it, so that the next job opens it anew.
    opened.catch(() => this.queues.delete(name));
    return opened;
  }

  /** Closes every queue, then the engine's own connections. Nobody may publish any more. */
  async close(): Promise<void> {
    const opened = await Promise.allSettled(this.queues.values());
    await Promise.allSettled(opened.map((queue) => (queue.status === 'fulfilled' ? queue.value.close() : undefined)));
    await this.engine.close();
  }
}

type Jobs = Parameters<AnyQueue['addBulk']>[0];

/** A single job by itself: BullMQ's bulk makes temporary tables in PostgreSQL, which cost as much as eight jobs. */
function addJobs(queue: AnyQueue, jobs: Jobs): Promise<unknown> {
  const [only, ...others] = jobs;
  return only && others.length === 0 ? queue.add(only.name, only.data, only.opts) : queue.addBulk(jobs);
}

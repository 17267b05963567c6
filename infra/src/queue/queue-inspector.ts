import type { QueueDepth, QueueName } from '@fahrzeugpflege/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { within } from '../process/within.js';
import { JobPublisher } from './job-publisher.js';
import { type AnyQueue, QUEUE_ENGINE, type QueueEngine, QueueUnavailableError } from './queue-engine.js';

/** An operator's look at a queue waits no longer; milliseconds. */
const LOOK_LIMIT = 2_000;
/** Many jobs at once may take longer. Milliseconds. */
const BATCH_LIMIT = 10_000;
const BATCH = 100;
/** Failed jobs that are read at once where all are looked through. */
const PAGE = 200;

/** Failed jobs with how many there are in all. */
export interface FailedJobs {
  readonly jobs: readonly Job[];
  readonly total: number;
}

/**
 * Reads the queues and has failed jobs tried again, the same on both engines. Every call rejects with a
 * QueueUnavailableError when the engine is away or too slow.
 */
@Injectable()
export class QueueInspector {
  constructor(
    private readonly publisher: JobPublisher,
    @Inject(QUEUE_ENGINE) private readonly engine: QueueEngine,
  ) {}

  async depth(name: QueueName): Promise<QueueDepth> {
    return this.ask(name, LOOK_LIMIT, async (queue) => {
      const counts = await queue.getJobCounts('waiting', 'delayed', 'active', 'failed');
      const { waiting = 0, delayed = 0, active = 0, failed = 0 } = counts;
      const oldestWaitingSeconds = waiting > 0 ? await ageOfOldest(queue, waiting) : null;
      return { waiting, delayed, active, failed, oldestWaitingSeconds };
    });
  }

  /** Newest failures first. @param offset how many to leave out */
  async failed(name: QueueName, offset: number, limit: number): Promise<FailedJobs> {
    return this.ask(name, limit > BATCH ? BATCH_LIMIT : LOOK_LIMIT, async (queue) => {
      const [jobs, total] = await Promise.all([
        queue.getJobs(['failed'], offset, offset + limit - 1),
        queue.getFailedCount(),
      ]);
      return { jobs, total };
    });
  }

  /**
   * Every failed job, those that failed last first by pages. Page by page towards the oldest: whoever leaves meanwhile moves
   * none past the place that is read, and whoever fails meanwhile comes behind it.
   */
  async *allFailed(name: QueueName): AsyncGenerator<Job> {
    let end = await this.ask(name, LOOK_LIMIT, (queue) => queue.getFailedCount());
    for (; end > 0; end -= PAGE) {
      const first = Math.max(0, end - PAGE);
      yield* await this.ask(name, BATCH_LIMIT, (queue) => queue.getJobs(['failed'], first, end - 1, true));
    }
  }

  /** The job of this id if it has failed, else null. */
  async findFailed(name: QueueName, id: string): Promise<Job | null> {
    return this.ask(name, LOOK_LIMIT, async (queue) => {
      const job: Job | undefined = await queue.getJob(id);
      return job && (await job.isFailed()) ? job : null;
    });
  }

  /** Puts failed jobs back, each with all its tries before it. @returns how many; another operator may have been quicker */
  async retry(name: QueueName, jobs: readonly Job[]): Promise<number> {
    return this.ask(name, BATCH_LIMIT, async () => {
      const outcomes = await Promise.allSettled(jobs.map((job) => putBack(job)));
      const retried = outcomes.filter(({ status }) => status === 'fulfilled').length;
      if (retried === 0 && jobs.length > 0 && (await this.engine.findFault()) !== null) throw new Error('engine away');
      return retried;
    });
  }

  private async ask<T>(name: QueueName, limit: number, question: (queue: AnyQueue) => Promise<T>): Promise<T> {
    if (!this.engine.isConnected()) throw new QueueUnavailableError(`${this.engine.kind} is not connected`);
    try {
      return await within(limit, this.publisher.queue(name).then(question));
    } catch (error) {
      throw new QueueUnavailableError(`${this.engine.kind} does not tell of ${name}`, { cause: error });
    }
  }
}

function putBack(job: Job): Promise<void> {
  return job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
}

/** Both engines list what waits newest first, whatever order is asked for. */
async function ageOfOldest(queue: AnyQueue, waiting: number): Promise<number | null> {
  const [oldest] = await queue.getJobs(['waiting'], waiting - 1, waiting - 1);
  return oldest ? Math.max(0, Math.round((Date.now() - oldest.timestamp) / 1_000)) : null;
}

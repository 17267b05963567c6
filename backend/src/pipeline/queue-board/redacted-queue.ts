import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { QueueName } from '@fahrzeugpflege/contracts';
import type { AnyQueue } from '@fahrzeugpflege/infra/queue';
import type { Job } from 'bullmq';
import { jobIds } from '../failed-jobs.handler.js';
import { failureReason } from '../failure-reason.js';

/** A page of the board holds no more: each job is read with all that it carries. */
const MOST_JOBS = 100;

/**
 * A queue as the board may see it: nothing can be changed there, and of a job's payload it gets the ids alone. Whatever
 * the board shows comes through these three calls, so that nothing depends on what its pages choose to show.
 */
export class RedactedQueue extends BullMQAdapter {
  constructor(
    private readonly name: QueueName,
    queue: AnyQueue,
  ) {
    // The two packages name BullMQ's types by different module formats.
    super(queue as unknown as ConstructorParameters<typeof BullMQAdapter>[0], { readOnlyMode: true });
  }

  override async getJob(id: string) {
    const job = await super.getJob(id);
    return job && this.redacted(job);
  }

  override async getJobs(...[statuses, start = 0, end = start]: Parameters<BullMQAdapter['getJobs']>) {
    const jobs = await super.getJobs(statuses, start, Math.min(end, start + MOST_JOBS - 1));
    return jobs.map((job) => this.redacted(job));
  }

  /** The house writes none; whoever did might have quoted a visitor. */
  override async getJobLogs(): Promise<string[]> {
    return [];
  }

  /** Changes the copy that was read, never what is stored. */
  private redacted<AnyJob extends Job>(job: AnyJob): AnyJob {
    return Object.assign(job, {
      data: jobIds(this.name, job.data),
      failedReason: job.failedReason && failureReason(job.failedReason),
      stacktrace: [],
      returnvalue: null,
      progress: 0,
    });
  }
}

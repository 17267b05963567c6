import type { QueueName } from '@fahrzeugpflege/contracts';
import { QueueInspector } from '@fahrzeugpflege/infra/queue';
import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { jobIds } from '../failed-job.js';
import { RetryRecords } from './retry-records.js';

/** Puts failed jobs back on their queue, and what their failure has marked in the database. */
@Injectable()
export class JobRetry {
  constructor(
    private readonly queues: QueueInspector,
    private readonly records: RetryRecords,
  ) {}

  /**
   * The database first: should the queue be away by then, relay and sweep bring what the jobs would have brought.
   *
   * @returns how many jobs; another operator may have been quicker
   */
  async retry(queue: QueueName, jobs: readonly Job[]): Promise<number> {
    const ids = jobs.flatMap(({ data }) => jobIds(queue, data).ids);
    await this.records.reopen(queue, ids);
    return this.queues.retry(queue, jobs);
  }
}

import type { FailedJobPage } from '@fahrzeugpflege/contracts';
import { QueueInspector } from '@fahrzeugpflege/infra/queue';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { toFailedJob } from '../failed-job.js';
import { FailedJobsQuery } from './failed-jobs.query.js';

/** Reads the failed set of a queue; what a visitor typed stays in it. */
@QueryHandler(FailedJobsQuery)
export class FailedJobsHandler implements IQueryHandler<FailedJobsQuery> {
  constructor(private readonly queues: QueueInspector) {}

  /** @throws QueueUnavailableError when the queue does not answer */
  async execute({ queue, offset, limit }: FailedJobsQuery): Promise<FailedJobPage> {
    const { jobs, total } = await this.queues.failed(queue, offset, limit);
    return { jobs: jobs.map((job) => toFailedJob(queue, job)), total };
  }
}

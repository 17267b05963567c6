import type { FailedJobPage, QueueName } from '@fahrzeugpflege/contracts';
import { QueueInspector } from '@fahrzeugpflege/infra/queue';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { toFailedJob } from './failed-job.js';

/** One page of the jobs of a queue that failed for good, newest first. */
export class FailedJobsQuery extends Query<FailedJobPage> {
  constructor(
    readonly queue: QueueName,
    /** How many to leave out. */
    readonly offset: number,
    readonly limit: number,
  ) {
    super();
  }
}

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

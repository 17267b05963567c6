import type { FailedJobPage, QueueName } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';

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

import { type FailedJob, type FailedJobPage, jobMap, type QueueName } from '@fahrzeugpflege/contracts';
import { QueueInspector } from '@fahrzeugpflege/infra/queue';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Job } from 'bullmq';
import { failureReason } from './failure-reason.js';

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

/** The part of a BullMQ job that is looked at. */
type JobLike = Pick<Job, 'id' | 'name' | 'data' | 'attemptsMade' | 'finishedOn' | 'failedReason'>;

/** What a job is about, and nothing that a visitor typed. */
interface JobIds {
  readonly ids: string[];
  readonly carriesSubmissions: boolean;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A failed job as operators are shown it. */
export function toFailedJob(queue: QueueName, job: JobLike): FailedJob {
  const { id = '', name, data, attemptsMade, finishedOn, failedReason } = job;
  return {
    id,
    queue,
    name: Object.hasOwn(jobMap[queue], name) ? name : null,
    attempts: attemptsMade,
    failedAt: finishedOn ? new Date(finishedOn).toISOString() : null,
    reason: failureReason(failedReason),
    ...jobIds(queue, data),
  };
}

/** The ids in a payload, whatever else it holds: a poisoned one may hold anything. */
export function jobIds(queue: QueueName, data: unknown): JobIds {
  if (queue === 'lead-mail') return { ids: listOf(data, 'deliveryIds').filter(isUuid), carriesSubmissions: false };
  if (queue !== 'lead-received') return { ids: [], carriesSubmissions: false };
  const events = listOf(data, 'events');
  return {
    ids: events.map((event) => field(event, 'id')).filter(isUuid),
    carriesSubmissions: events.some((event) => field(event, 'submission') !== undefined),
  };
}

function listOf(data: unknown, name: string): unknown[] {
  const list = field(data, name);
  return Array.isArray(list) ? list : [];
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

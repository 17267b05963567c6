import type { JobName, JobPayload, QueueName } from '@fahrzeugpflege/contracts';
import { SetMetadata } from '@nestjs/common';

/**
 * Works on the jobs of one queue. It throws to have the job tried again (`UnrecoverableError`: never again); that the
 * database is away is no failure of the job, and its error is thrown as it is.
 */
export interface JobProcessor<Q extends QueueName> {
  process(payload: JobPayload<Q, JobName<Q>>): Promise<void>;
  /** Called when a job has failed for good and stays in the failed set. */
  giveUp?(payload: JobPayload<Q, JobName<Q>>, reason: Error): Promise<void>;
}

export const PROCESSED_QUEUE = Symbol('PROCESSED_QUEUE');

/** Marks a provider as the processor of a queue; the runner finds it and refuses a queue with none or two. */
export const ProcessorOf = (queue: QueueName) => SetMetadata(PROCESSED_QUEUE, queue);

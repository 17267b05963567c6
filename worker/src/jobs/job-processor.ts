import type { JobName, JobPayload, QueueName } from '@fahrzeugpflege/contracts';
import { SetMetadata } from '@nestjs/common';

/** What a processor may need to know of its job beside the payload. */
export interface JobContext {
  /** 1 for the first try. */
  readonly attempt: number;
  /** True when a failure now is for good. */
  readonly isLastAttempt: boolean;
}

/**
 * Works on the jobs of one queue. It throws to have the job tried again (`UnrecoverableError`: never again); that the
 * database is away is no failure of the job, and its error is thrown as it is.
 */
export interface JobProcessor<Q extends QueueName> {
  process(payload: JobPayload<Q, JobName<Q>>, context: JobContext): Promise<void>;
}

export const PROCESSED_QUEUE = Symbol('PROCESSED_QUEUE');

/** Marks a provider as the processor of a queue; the runner finds it and refuses a queue with none or two. */
export const ProcessorOf = (queue: QueueName) => SetMetadata(PROCESSED_QUEUE, queue);

import type { QueueName } from '@fahrzeugpflege/contracts';
import type { JobsOptions } from 'bullmq';

/**
 * Retries, backoff and retention of every job, and the times of relay and sweep, in one place.
 * Pauses are milliseconds.
 */
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Pauses between the tries of a job: for leads what mends itself quickly. A mail server that is away for longer is asked
 * again after each last pause, by the sweep.
 */
export const RETRY_PAUSES: Record<QueueName, readonly number[]> = {
  'lead-received': [1 * SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE],
  'lead-mail': [
    5 * SECOND,
    15 * SECOND,
    1 * MINUTE,
    5 * MINUTE,
    15 * MINUTE,
    30 * MINUTE,
    1 * HOUR,
    2 * HOUR,
    4 * HOUR,
    8 * HOUR,
    8 * HOUR,
  ],
  housekeeping: [1 * MINUTE, 10 * MINUTE, 1 * HOUR],
};

/** The pause before the next try, after `attemptsMade` tries that failed (1 or more). */
export function retryPause(queue: QueueName, attemptsMade: number): number {
  const pauses = RETRY_PAUSES[queue];
  return pauses[Math.min(attemptsMade, pauses.length) - 1] ?? MINUTE;
}

/**
 * Done jobs go at once (they hold nothing that the database lacks); failed ones stay for an operator, see
 * {@link CARRIED_WORDS_KEPT}.
 */
export function jobOptions(queue: QueueName): JobsOptions {
  return {
    attempts: RETRY_PAUSES[queue].length + 1,
    backoff: { type: 'pauses' },
    removeOnComplete: true,
    removeOnFail: false,
  };
}

/**
 * How long a job that failed for good keeps the words that it carried past a dead database, once their submission is
 * stored; the run of each night takes them out. What is stored nowhere else is kept until somebody has it tried again.
 */
export const CARRIED_WORDS_KEPT = 7 * 24 * HOUR;

/** How long a job waits when the database is away; such a wait is no failed try. */
export const DATABASE_AWAY_PAUSE = 3 * SECOND;

/** How long a worker may be silent before its job is given to another. */
export const JOB_LOCK = 20 * SECOND;

/** A stored submission that is no lead after this long is published again; longer than the normal lag. */
export const RELAY_AFTER = 15 * SECOND;

/** How long relay and sweep leave alone what they have just published again. */
export const RELAY_LEASE = 60 * SECOND;

/** How often relay and sweep look. */
export const RELAY_INTERVAL = 3 * SECOND;

/**
 * After so long without a sign of its worker a mail that it claimed may be sent by another. A worker renews four times as
 * often: two renewals in a row may fail, and the third still comes in time.
 */
export const MAIL_LEASE = 60 * SECOND;

/** A pending mail is enqueued again when it is overdue by this much. */
export const SWEEP_AFTER = 15 * SECOND;

/** Jobs of one queue that a worker process works on at the same time. */
export const CONCURRENCY: Record<QueueName, number> = { 'lead-received': 2, 'lead-mail': 4, housekeeping: 1 };

/** Mails that travel in one job. */
export const MAILS_PER_JOB = 25;

/** How often a worker process gives a sign of life. */
export const HEARTBEAT_INTERVAL = 5 * SECOND;

/** A worker that was silent for this long counts as gone; three signs may get lost. */
export const HEARTBEAT_SILENCE = 4 * HEARTBEAT_INTERVAL;

/** How long operators are shown a worker that fell silent. */
export const HEARTBEAT_KEPT = 1 * HOUR;

import { z } from 'zod';
import { jobMap, type QueueName } from '../lead/job-map.js';

const queueNameSchema = z.enum(Object.keys(jobMap) as [QueueName, ...QueueName[]]);
const count = z.number().int().min(0);
const time = z.iso.datetime();

/** How full one queue is. `oldestWaitingSeconds` is null when nothing waits. */
const queueDepthSchema = z.object({
  waiting: count,
  delayed: count,
  active: count,
  failed: count,
  oldestWaitingSeconds: count.nullable(),
});
export type QueueDepth = z.infer<typeof queueDepthSchema>;

/** Submissions without a lead. «Overdue» wait longer than the normal lag. */
const waitingSubmissionsSchema = z.object({
  overdue: count,
  oldestOverdueAt: time.nullable(),
  failed: count,
  oldestFailedAt: time.nullable(),
});
export type WaitingSubmissions = z.infer<typeof waitingSubmissionsSchema>;

/** Mails that share a state and a reason. */
const unsentMailGroupSchema = z.object({
  /** `overdue` are tried again by themselves, `failed` are not. */
  state: z.enum(['overdue', 'failed']),
  /** A German sentence; null when no try has failed yet. */
  reason: z.string().nullable(),
  mails: count,
  /** When the first of them was asked for. */
  oldestAt: time,
  /** When the first of them is tried again. */
  nextTryAt: time.nullable(),
});
export type UnsentMailGroup = z.infer<typeof unsentMailGroupSchema>;

/** A worker process, by its signs of life. */
const workerProcessSchema = z.object({
  id: z.uuid(),
  host: z.string(),
  pid: z.number().int(),
  version: z.string(),
  startedAt: time,
  seenAt: time,
  /** False when it has been silent for too long: it was killed, hangs, or has lost the database. */
  isAlive: z.boolean(),
  /** False while it waits for the queue. */
  isWorking: z.boolean(),
});
export type WorkerProcess = z.infer<typeof workerProcessSchema>;

/** What became of the submissions of the last 24 hours: `received` is the sum of the others, or something is missing. */
const balanceSchema = z.object({
  since: time,
  received: count,
  leads: count,
  suspectedSpam: count,
  waiting: count,
  failed: count,
  /** Received, and nowhere to be found; 0 when the balance adds up. */
  missing: z.number().int(),
  /** First mails of these leads. */
  mailsSent: count,
  mailsOpen: count,
});
export type PipelineBalance = z.infer<typeof balanceSchema>;

/** `GET /api/admin/pipeline`. A part is null when its store does not answer in time: unknown, not empty. */
const pipelineStateSchema = z.object({
  at: time,
  engine: z.object({
    kind: z.enum(['postgres', 'redis']),
    /** What is wrong with it, a German sentence, or null when it answers. */
    fault: z.string().nullable(),
  }),
  queues: z.array(z.object({ queue: queueNameSchema, depth: queueDepthSchema.nullable() })),
  submissions: waitingSubmissionsSchema.nullable(),
  unsentMails: z.array(unsentMailGroupSchema).nullable(),
  workers: z.array(workerProcessSchema).nullable(),
  balance: balanceSchema.nullable(),
});
export type PipelineState = z.infer<typeof pipelineStateSchema>;

/** A job that failed for good, without anything that a visitor typed. */
const failedJobSchema = z.object({
  id: z.string(),
  queue: queueNameSchema,
  /** As in the job map; null for a name that it does not know. */
  name: z.string().nullable(),
  attempts: count,
  failedAt: time.nullable(),
  /** A German sentence. */
  reason: z.string(),
  /** Of submissions in `lead-received`, of mail deliveries in `lead-mail`. */
  ids: z.array(z.uuid()),
  /** True when the job carries submissions that were accepted while the database was away. */
  carriesSubmissions: z.boolean(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

/** `GET /api/admin/pipeline/failed`: one page, newest first. */
const failedJobPageSchema = z.object({
  jobs: z.array(failedJobSchema),
  /** All failed jobs of the queue. */
  total: count,
});
export type FailedJobPage = z.infer<typeof failedJobPageSchema>;

/** The answer to every «try again»: how many were put on their way, and whether more are left for another call. */
const retriedSchema = z.object({ retried: count, hasMore: z.boolean() });
export type Retried = z.infer<typeof retriedSchema>;

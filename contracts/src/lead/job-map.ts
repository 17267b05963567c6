import { z } from 'zod';
import { leadReceivedSchema } from './lead-received.js';

/** Events accepted together travel as one job; 500 ids stay far below a packet that hurts. */
const MAX_BATCH = 500;

const leadReceivedJobSchema = z.object({ events: z.array(leadReceivedSchema).min(1).max(MAX_BATCH) });
const leadMailJobSchema = z.object({ deliveryIds: z.array(z.uuid()).min(1).max(MAX_BATCH) });

const retentionJobSchema = z.strictObject({});

/** All jobs of the house: queue → job name → payload schema. A worker must have one processor for each queue. */
export const jobMap = {
  'lead-received': { 'lead-received': leadReceivedJobSchema },
  'lead-mail': { 'lead-mail': leadMailJobSchema },
  housekeeping: { retention: retentionJobSchema },
} as const;

export type QueueName = keyof typeof jobMap;
export type JobName<Q extends QueueName> = keyof (typeof jobMap)[Q] & string;
export type JobPayload<Q extends QueueName, N extends JobName<Q>> =
  (typeof jobMap)[Q][N] extends z.ZodType<infer T> ? T : never;

export type LeadReceivedJob = z.infer<typeof leadReceivedJobSchema>;
export type LeadMailJob = z.infer<typeof leadMailJobSchema>;

/** Every queue name, in the order of a lead's way. */
export const QUEUE_NAMES = Object.keys(jobMap) as QueueName[];

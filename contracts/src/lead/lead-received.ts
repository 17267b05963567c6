import { z } from 'zod';
import { FORM_TYPES, submissionWordsSchema } from '../submission/submission-words.js';

/** Channels of a submission. */
export const WAYS_IN = ['json', 'form', 'chat'] as const;

/** A submission as it is stored: also what the event carries when PostgreSQL was away. */
export const storedSubmissionSchema = z.object({
  id: z.uuid(),
  /** For a native form: the id that the same words had in the ten minutes before. */
  previousId: z.uuid().optional(),
  receivedAt: z.iso.datetime(),
  wayIn: z.enum(WAYS_IN),
  /** SHA-256 of the words, hex: tells a repeat from another body under the same key. */
  fingerprint: z.string().length(64),
  /** Why the submission is kept apart, or null for a normal one. */
  spamReason: z.string().nullable(),
  words: submissionWordsSchema,
});
export type StoredSubmission = z.infer<typeof storedSubmissionSchema>;

/** The event that a submission was accepted. A claim check: the words stay in the database. */
export const leadReceivedSchema = z.object({
  version: z.literal(1),
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  formType: z.enum(FORM_TYPES),
  /** Only when PostgreSQL was away at acceptance: the whole submission, stored by the worker later. */
  submission: storedSubmissionSchema.optional(),
});
export type LeadReceived = z.infer<typeof leadReceivedSchema>;

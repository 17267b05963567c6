import { z } from 'zod';
import { LEAD_STATUSES } from '../lead/lead.js';
import { FORM_TYPES } from '../submission/submission-words.js';
import { CLOSED_STATUSES } from './retention.js';

const count = z.number().int();

/** How much there is of a person; the same words stand in the note of its erasure. */
const personCountsSchema = z.strictObject({
  leads: count,
  /** What the person sent: of its leads, and what is no lead yet. */
  submissions: count,
  mails: count,
  suspectedSpam: count,
  /** Copies in jobs that failed while the database was away. */
  failedJobs: count,
  /** Conversations with the assistant. */
  conversations: count,
});
export type PersonCounts = z.infer<typeof personCountsSchema>;

/** `GET /api/privacy/person?leadId=…`: what there is of whoever sent a lead. */
export const personDataSchema = z.object({
  /** By what it was found. */
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  leads: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      subject: z.string(),
      status: z.enum(LEAD_STATUSES),
      formType: z.enum(FORM_TYPES),
      createdAt: z.iso.datetime(),
      mergedInto: z.uuid().nullable(),
    }),
  ),
  counts: personCountsSchema,
});
export type PersonData = z.infer<typeof personDataSchema>;

const ERASURE_MANNERS = ['anonymised', 'deleted'] as const;
export type ErasureManner = (typeof ERASURE_MANNERS)[number];

/** Body of `POST /api/privacy/person/erasure`; `expected` is what was confirmed, and a difference is a 409. */
export const erasePersonSchema = z.strictObject({
  leadId: z.uuid('Unbekannter Lead'),
  manner: z.enum(ERASURE_MANNERS, 'Bitte wählen Sie, was geschehen soll'),
  expected: personCountsSchema,
});
export type ErasePersonBody = z.infer<typeof erasePersonSchema>;

/** A note that something was erased, without the data. */
const erasureNoteSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.string(),
  reason: z.enum(['request', 'retention']),
  manner: z.enum(ERASURE_MANNERS),
  records: z.record(z.string(), count),
  /** Of a run that is under way: it grows. */
  isRunning: z.boolean(),
});
export type ErasureNote = z.infer<typeof erasureNoteSchema>;

/** A note that leads were taken out of the house. */
const exportNoteSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.string(),
  /** Names of the filters that were set; `person` for the data of one person. No words. */
  filters: z.array(z.string()),
  rows: count,
  isComplete: z.boolean(),
});
export type ExportNote = z.infer<typeof exportNoteSchema>;

const closedCounts = z.record(z.enum(CLOSED_STATUSES), count);

/** `GET /api/privacy`: periods, what is past them, and the notes of what was erased and exported, newest first. */
export const privacyOverviewSchema = z.object({
  retention: z.object({
    leads: z.record(z.enum(FORM_TYPES), z.record(z.enum(CLOSED_STATUSES), count.nullable())),
    suspectedSpamDays: count,
    conversationDays: count,
    noteYears: count,
  }),
  /** What the next run erases. */
  due: z.object({ leads: z.record(z.enum(FORM_TYPES), closedCounts), suspectedSpam: count, conversations: count }),
  /** When the run that is under way began. */
  runningSince: z.iso.datetime().nullable(),
  lastRunAt: z.iso.datetime().nullable(),
  erasures: z.array(erasureNoteSchema),
  exports: z.array(exportNoteSchema),
});
export type PrivacyOverview = z.infer<typeof privacyOverviewSchema>;

/** So many notes are listed. */
export const NOTES_LISTED = 50;

import { z } from 'zod';
import { submissionWordsSchema } from '../submission/submission-words.js';
import { leadContactSchema } from './lead-contact.js';

/**
 * What happens to a lead: it is made of a submission (`received`; `released` when staff took it out of suspected spam), a
 * photo follows, it is `changed` field by field, its sender contacted (`changes` say what followed), asked to be mailed
 * again, merged into another or taken out again (said on both), or relieved of what it says about a person.
 */
export const AUDIT_ACTIONS = [
  'received',
  'released',
  'photo_received',
  'changed',
  'contacted',
  'mail_requested',
  'merged',
  'unmerged',
  'anonymised',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** A lead that a line of another one's history speaks of. Two of one person have the same name: the time tells them apart. */
const otherLeadSchema = z.object({
  id: z.uuid(),
  /** Null once it was anonymised. */
  name: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

/** One line of a lead's history. */
const historyEntrySchema = z.object({
  /** Grows with time; also the id of the event about it. */
  id: z.string(),
  at: z.iso.datetime(),
  /** The signed-in user's name, or `system`. */
  actor: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** Changed fields with their values before and after; of what was `contacted` besides `contact`, the id of it. */
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })).nullable(),
  /**
   * The lead with which it was `merged`, or from which it was separated (`unmerged`), as that one is now. Missing with
   * all other actions, and where it was deleted.
   */
  other: otherLeadSchema.optional(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** What a mail is: the notice to staff, an answer that staff wrote to the visitor, or the visitor's confirmation. */
export const MAIL_KINDS = ['staff_notification', 'reply', 'confirmation'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** One mail about a lead, and what became of it. */
export const leadMailStateSchema = z.object({
  /** Of an answer also the id of its contact. */
  id: z.uuid(),
  kind: z.enum(MAIL_KINDS),
  /** What an answer says, and to whom; null of the other kinds. */
  words: z.object({ to: z.string(), subject: z.string(), text: z.string() }).nullable(),
  state: z.enum(['pending', 'sent', 'failed']),
  requestedAt: z.iso.datetime(),
  /** `system`, or who asked for it. */
  requestedBy: z.string(),
  attempts: z.number().int(),
  triedAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
});
export type LeadMailState = z.infer<typeof leadMailStateSchema>;

/** A photo that the visitor sent after the enquiry, as it is kept: upright, without what a camera notes in it. */
const leadPhotoSchema = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  /** In pixels. */
  width: z.int(),
  height: z.int(),
});
export type LeadPhoto = z.infer<typeof leadPhotoSchema>;

/** `GET /api/leads/{id}/history`: what the visitor wrote, what was done since (oldest first), contacts, mails and photos. */
export const leadHistorySchema = z.object({
  /** Null once it was erased. */
  words: submissionWordsSchema.nullable(),
  wayIn: z.string(),
  /** The number that mails to the visitor name. */
  reference: z.string(),
  entries: z.array(historyEntrySchema),
  /** Those of the leads that were merged into it, too; newest first. */
  contacts: z.array(leadContactSchema),
  /** Of the leads that were merged into it the answers. */
  mails: z.array(leadMailStateSchema),
  /** Those of the leads that were merged into it, too; in the order in which they were chosen. */
  photos: z.array(leadPhotoSchema),
});
export type LeadHistory = z.infer<typeof leadHistorySchema>;

import { z } from 'zod';
import { CHAT_RETENTION_DAYS } from '../chat/chat-texts.js';
import { FORM_TYPES, type FormType } from '../submission/submission-words.js';

/** After so many days what is suspected of being spam is deleted. Stated to visitors. */
export const SPAM_RETENTION_DAYS = 30;

/** The ends of a lead. An open one waits for an answer, however old it is: it has no period. */
export const CLOSED_STATUSES = ['completed', 'rejected'] as const;
type ClosedStatus = (typeof CLOSED_STATUSES)[number];

/** Months since the last that happened to a lead; null keeps it until somebody asks. */
const months = z.int('must be whole months').min(1).max(600).nullable();
const closedPeriods = z.strictObject({ completed: months, rejected: months });

/** How long what is kept; the variable `RETENTION` lays other periods over those of leads and notes. */
export interface RetentionPeriods {
  readonly leads: Readonly<Record<FormType, Readonly<Record<ClosedStatus, number | null>>>>;
  readonly suspectedSpamDays: number;
  readonly conversationDays: number;
  /** Years for which the notes of erasures and exports stay, as proof. */
  readonly noteYears: number;
}

const USUAL = { completed: 24, rejected: 6 } as const;
export const retentionPeriods: RetentionPeriods = {
  leads: { contact: USUAL, promo: USUAL, chatbot: USUAL, vehicle: USUAL },
  suspectedSpamDays: SPAM_RETENTION_DAYS,
  conversationDays: CHAT_RETENTION_DAYS,
  noteYears: 10,
};

/** Periods that differ: `{"leads":{"promo":{"completed":12,"rejected":null}},"noteYears":15}`. */
export const retentionSchema = z
  .strictObject({
    leads: z.partialRecord(z.enum(FORM_TYPES), closedPeriods.partial()),
    noteYears: z.int('must be whole years').min(1).max(100),
  })
  .partial()
  .transform(({ leads = {}, noteYears }): RetentionPeriods => {
    const merged = FORM_TYPES.map((kind) => {
      const { completed, rejected } = leads[kind] ?? {};
      const usual = retentionPeriods.leads[kind];
      return [
        kind,
        {
          completed: completed === undefined ? usual.completed : completed,
          rejected: rejected === undefined ? usual.rejected : rejected,
        },
      ] as const;
    });
    return {
      leads: Object.fromEntries(merged) as RetentionPeriods['leads'],
      suspectedSpamDays: retentionPeriods.suspectedSpamDays,
      conversationDays: retentionPeriods.conversationDays,
      noteYears: noteYears ?? retentionPeriods.noteYears,
    };
  });

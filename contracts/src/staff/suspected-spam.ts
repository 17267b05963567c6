import { z } from 'zod';
import { WAYS_IN } from '../lead/lead-received.js';
import { submissionWordsSchema } from '../submission/submission-words.js';

/** Why a submission is kept apart, in words for staff, by the reason that intake notes. */
const SPAM_REASON_LABELS: Readonly<Record<string, string>> = {
  honeypot: 'Das versteckte Feld, das Menschen nicht sehen, war ausgefüllt.',
};

/** A reason in words; one that this version does not know is shown as it is. */
export function spamReasonText(reason: string): string {
  return SPAM_REASON_LABELS[reason] ?? `Anderer Grund: ${reason}`;
}

/** One suspected submission as `GET /api/spam` lists it: what was typed, as it was typed. */
export const suspectedSpamSchema = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  wayIn: z.enum(WAYS_IN),
  reason: z.string(),
  words: submissionWordsSchema,
});
export type SuspectedSpam = z.infer<typeof suspectedSpamSchema>;

export const wayInLabels: Record<(typeof WAYS_IN)[number], string> = {
  json: 'Formular',
  form: 'Formular ohne JavaScript',
  chat: 'Chat',
};

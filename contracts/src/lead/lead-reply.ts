import { z } from 'zod';
import { gapsIn } from '../content/mail-templates.js';
import { fieldMessages } from '../submission/messages.js';
import { emailText, requiredText } from '../submission/text.js';
import { TEXT_LIMITS } from '../submission/text-limits.js';
import { plannedFollowUpSchema } from './lead-contact.js';

/** What whoever sends reads where a gap was left. */
const gapMessage = (names: readonly string[]) =>
  `Bitte noch ausfüllen oder löschen: ${names.map((name) => `[${name}]`).join(', ')}`;

const withoutGaps = (limit: number, missing: string) =>
  requiredText(missing, 1, limit).superRefine((text, context) => {
    const gaps = gapsIn(text);
    if (gaps.length > 0) context.addIssue({ code: 'custom', message: gapMessage(gaps.map(({ name }) => name)) });
  });

/**
 * Body of `POST /api/leads/{id}/replies`: a mail to whoever sent a lead. The client makes the id: sent again, the mail goes
 * out once. `to` is the address that the person who sends has confirmed; a lead that has another one by now refuses it (409).
 *
 * It is a contact like any other (`mail_written`, under the same id), with all that follows from one, and is answered with
 * the lead as it is then.
 */
export const newReplySchema = z.strictObject({
  id: z.uuid('Unbekanntes Mail'),
  to: emailText(fieldMessages.contactEmail),
  subject: withoutGaps(TEXT_LIMITS.line, 'Bitte geben Sie einen Betreff ein'),
  text: withoutGaps(TEXT_LIMITS.message, 'Bitte schreiben Sie einen Text'),
  followUp: plannedFollowUpSchema.nullable(),
});
export type NewReply = z.infer<typeof newReplySchema>;

/** What all of it holds at most, in characters. */
export const LONGEST_NEW_REPLY = TEXT_LIMITS.message + 4 * TEXT_LIMITS.line;

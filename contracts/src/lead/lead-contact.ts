import { z } from 'zod';
import { optionalText } from '../submission/text.js';
import { TEXT_LIMITS } from '../submission/text-limits.js';
import type { Lead } from './lead.js';
import { dayText } from './lead-changes.js';

/** How somebody got, or did not get, in touch with whoever sent a lead. */
export const CONTACT_KINDS = ['reached', 'not_reached', 'combox', 'mail_written'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export const contactKindLabels: Readonly<Record<ContactKind, string>> = {
  reached: 'Erreicht',
  not_reached: 'Nicht erreicht',
  combox: 'Combox',
  mail_written: 'Mail geschrieben',
};

/** When the lead is to be looked at again; a time only where somebody named one. */
export const plannedFollowUpSchema = z.strictObject({
  /** Day of the calendar, as `2025-08-10`. */
  on: dayText,
  /** At the business, as `16:00`. */
  time: z.iso.time({ precision: -1, error: 'Bitte wählen Sie eine Zeit' }).nullable(),
});
export type PlannedFollowUp = z.infer<typeof plannedFollowUpSchema>;

/** A contact as it was recorded: it is added and never changed. */
export const leadContactSchema = z.object({
  id: z.uuid(),
  /** The lead that it was recorded on; one of those merged into the lead that is looked at, or that one itself. */
  leadId: z.uuid(),
  at: z.iso.datetime(),
  /** The signed-in user's name. */
  by: z.string(),
  kind: z.enum(CONTACT_KINDS),
  /** What came of it, in a sentence; also why the lead is to be looked at again. */
  text: z.string().nullable(),
  followUp: plannedFollowUpSchema.nullable(),
});
export type LeadContact = z.infer<typeof leadContactSchema>;

/**
 * Body of `POST /api/leads/{id}/contacts`. The client makes the id: sent again, it is recorded once. It names no version,
 * since it adds and overwrites nothing: whoever else changed the lead meanwhile costs nobody a contact. Only a follow-up
 * takes the place of another, as who spoke to the visitor last knows best when to look again, and one that was due is
 * settled ({@link settlesFollowUp}).
 *
 * The answer is the lead as it is then: in hand of the signed-in user if it was nobody's, no longer `pending`, answered.
 * Of a lead that was merged into another meanwhile, that is the other.
 */
export const newContactSchema = z.strictObject({
  id: z.uuid('Unbekannter Kontakt'),
  kind: z.enum(CONTACT_KINDS, 'Bitte wählen Sie, was geschehen ist'),
  text: optionalText().transform((text) => text ?? null),
  followUp: plannedFollowUpSchema.nullable(),
});
export type NewContact = z.infer<typeof newContactSchema>;

/**
 * Whether a contact settles the follow-up that a lead has: one that was due is done with once somebody got in touch, unless
 * they plan another. Who was not reached is still to be called.
 *
 * @param today day of the calendar at the business
 */
export function settlesFollowUp(
  { followUpOn }: Pick<Lead, 'followUpOn'>,
  { kind, followUp }: Pick<NewContact, 'kind' | 'followUp'>,
  today: string,
): boolean {
  return followUp === null && kind !== 'not_reached' && followUpOn !== null && followUpOn <= today;
}

/** What all of it holds at most, in characters. */
export const LONGEST_NEW_CONTACT = 4 * TEXT_LIMITS.line;

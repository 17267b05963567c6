import { z } from 'zod';
import { businessYear } from '../business/business-day.js';
import { serviceName } from '../content/service-paths.js';
import { fieldMessages } from '../submission/messages.js';
import { problemDetailsSchema } from '../submission/problem-details.js';
import { emailText, optionalText, requiredText } from '../submission/text.js';
import { longestRequest, TEXT_LIMITS } from '../submission/text-limits.js';
import { FIRST_YEAR } from '../vehicle-text/read-year.js';
import { CORRECTABLE_FIELDS, LEAD_STATUSES, type Lead, leadSchema } from './lead.js';

/** The largest length or height that a lead can keep, in metres. */
const MAX_METRES = 999.99;

const NOT_METRES = 'Bitte geben Sie Meter ein, zum Beispiel 7.2';
const NOT_A_DAY = 'Bitte wählen Sie einen Tag';
const UNKNOWN_VERSION = 'Unbekannte Fassung';

/** Trimmed; a text of nothing is null (specification, section 5). */
const textOrNull = (limit?: number) => optionalText(limit).transform((text) => text ?? null);

/** Day of the calendar as `2025-08-10`; the 30th of February is none. */
export const dayText = z.iso.date(NOT_A_DAY).regex(/^2/, NOT_A_DAY);
const dayOrNull = dayText.nullable();

const metresOrNull = z
  .number(NOT_METRES)
  .positive(NOT_METRES)
  .max(MAX_METRES, `Höchstens ${MAX_METRES} m`)
  .refine((metres) => Math.round(metres * 100) / 100 === metres, 'Höchstens zwei Stellen nach dem Komma')
  .nullable();

/** The year after this one at the business: next year's models are sold this year. */
const lastModelYear = () => businessYear(Date.now()) + 1;

const yearOrNull = z
  .int('Bitte geben Sie ein Jahr ein')
  .refine((year) => year >= FIRST_YEAR && year <= lastModelYear(), {
    error: () => `Jahrgang von ${FIRST_YEAR} bis ${lastModelYear()}`,
  })
  .nullable();

/** What staff put right of what was understood; keys are `CORRECTABLE_FIELDS`. */
const corrections = {
  name: requiredText(fieldMessages.name),
  email: emailText(fieldMessages.contactEmail),
  phone: textOrNull(),
  serviceType: textOrNull().transform((name) => name && serviceName(name)),
  desiredDate: textOrNull(),
  vehicleMake: textOrNull(),
  vehicleModel: textOrNull(),
  vehicleYear: yearOrNull,
  vehicleLength: metresOrNull,
  vehicleHeight: metresOrNull,
} satisfies Record<(typeof CORRECTABLE_FIELDS)[number], z.ZodType>;

/**
 * Body of `PATCH /api/leads/{id}`. A missing field stays as it is, null (or a text of nothing) empties it; a field that is
 * not named here is a fault. Send only what was changed in the dialog:
 *
 * - `version` is the one the editor saw; a stale one is a 409 ({@link leadClashSchema}). Without it the change is taken
 *   as it is.
 * - Setting `completed` or `rejected` answers a lead; the way back within minutes takes that back.
 * - Setting `processing` on a lead that nobody has gives it to the signed-in user, unless `assignedTo` is sent, too.
 * - `assignedTo` is the name of an account that is not locked, in any case; the answer has the account's own spelling.
 *   Whoever had the lead last may have it back whatever became of the account, so that an undo restores what was.
 * - A changed field of `CORRECTABLE_FIELDS` is noted in `correctedFields`; a corrected `phone` renews `phoneE164`.
 *
 * The answer is the lead as it is then, with its new `version` (the same one when nothing differed).
 */
export const leadChangesSchema = z.strictObject({
  status: z.enum(LEAD_STATUSES, 'Unbekannter Status').optional(),
  processedBy: textOrNull().optional(),
  offerNumber: textOrNull().optional(),
  notes: textOrNull(TEXT_LIMITS.message).optional(),
  followUpOn: dayOrNull.optional(),
  assignedTo: textOrNull().optional(),
  ...z.object(corrections).partial().shape,
  version: z.int(UNKNOWN_VERSION).min(1, UNKNOWN_VERSION).optional(),
});
export type LeadChangesBody = z.infer<typeof leadChangesSchema>;

/** What all of it holds at most, in characters. */
export const LONGEST_LEAD_CHANGES = longestRequest(leadChangesSchema.shape);

/**
 * The undo of a status change, to be sent as a `PATCH`: what a change of status may have changed beside it goes back,
 * too. Whoever changed the lead in between wins (409).
 *
 * @param before the lead as it was
 * @param after the lead as the change was answered
 */
export function undoStatusChange(before: Lead, after: Lead) {
  const { status, processedBy, assignedTo } = before;
  return { status, processedBy, assignedTo, version: after.version } satisfies LeadChangesBody;
}

/** `type` of the 409 for a `version` that is not the lead's any more: choose between both, then send again. */
export const LEAD_CLASH = '/fehler/veraltete-fassung';

/**
 * A 409 of `PATCH /api/leads/{id}`, with the lead as it is stored now: a clash, or `/fehler/nicht-aenderbar` for a lead that
 * was merged into another (no change) or anonymised (nothing about the person), where nothing is left but to give up.
 */
export const leadClashSchema = problemDetailsSchema.extend({
  current: leadSchema,
  /** Who changed it last, `system` for the pipeline; null where the history says nothing. */
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
});
export type LeadClash = z.infer<typeof leadClashSchema>;

import { z } from 'zod';
import { leadSchema } from './lead.js';

/** Why two leads may be of the same person. Upper and lower case make no difference. */
export const SAME_PERSON_REASONS = ['email', 'phone', 'name_and_vehicle'] as const;
export type SamePersonReason = (typeof SAME_PERSON_REASONS)[number];

export const samePersonReasonLabels: Record<SamePersonReason, string> = {
  email: 'gleiche E-Mail',
  phone: 'gleiche Telefonnummer',
  name_and_vehicle: 'gleicher Name mit gleichem Fahrzeug',
};

/** So many possible ones are listed, the newest. */
export const RELATED_LEADS_LIMIT = 20;

/** Others are counted up to this number; one more stands for «more than that». */
export const RELATED_COUNT_LIMIT = 9;

/** So many leads at most are asked about in one call of `GET /api/leads/related-counts`. */
export const RELATED_COUNTS_IDS = 200;

/** A lead beside another one, as `GET /api/leads/{id}/related` lists it. */
export const relatedLeadSchema = leadSchema
  .pick({ id: true, name: true, subject: true, message: true, formType: true, createdAt: true, mergedInto: true })
  // What `carryOver` asks for.
  .extend(leadSchema.pick({ status: true, statusBy: true, answeredAt: true, assignedTo: true, followUpOn: true }).shape)
  .extend(leadSchema.pick({ offerNumber: true, notes: true }).shape)
  .extend({
    /** Empty where staff put together what shows nothing in common (any more). */
    reasons: z.array(z.enum(SAME_PERSON_REASONS)),
  });
export type RelatedLead = z.infer<typeof relatedLeadSchema>;

/** How many leads there are beside one; each number at most `RELATED_COUNT_LIMIT + 1`. */
const relatedCountSchema = z.object({
  /** Possibly of the same person, each standing for itself. */
  others: z.number().int(),
  /** Merged into this one. */
  merged: z.number().int(),
});
export type RelatedCount = z.infer<typeof relatedCountSchema>;

/** `GET /api/leads/related-counts?ids=…`: by the id of the lead, for those that there are. */
export const relatedCountsSchema = z.record(z.uuid(), relatedCountSchema);
export type RelatedCounts = z.infer<typeof relatedCountsSchema>;

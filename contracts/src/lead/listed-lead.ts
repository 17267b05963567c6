import { z } from 'zod';
import { leadSchema } from './lead.js';
import { leadContactSchema, plannedFollowUpSchema } from './lead-contact.js';

/** Why a lead is to be looked at again: what was said at the contact that planned it, and when. */
export const followUpReasonSchema = leadContactSchema
  .pick({ kind: true, text: true })
  .extend({ followUp: plannedFollowUpSchema });
export type FollowUpReason = z.infer<typeof followUpReasonSchema>;

/** A lead in the list that `GET /api/leads` answers. */
export const listedLeadSchema = leadSchema.extend({
  /** Null where no contact planned its follow-up. */
  followUpReason: followUpReasonSchema.nullable(),
  /** Given with a search: whether only a lead that was merged into this one has what was searched for. */
  isFoundByMerged: z.boolean().optional(),
});
export type ListedLead = z.infer<typeof listedLeadSchema>;

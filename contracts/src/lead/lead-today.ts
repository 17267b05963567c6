import { z } from 'zod';
import { leadSchema } from './lead.js';
import { followUpReasonSchema } from './listed-lead.js';

/**
 * What «Heute» gathers, of open leads alone: not answered in time, to be looked at again by today, received since the
 * last visit of whoever asks, in work with them, to be looked at again later.
 */
export const TODAY_GROUPS = ['overdue', 'followUp', 'new', 'mine', 'planned'] as const;
export type TodayGroup = (typeof TODAY_GROUPS)[number];

/** A lead as «Heute» lists it: who, how to call them, and what tells why it is there. */
const todayLeadSchema = leadSchema
  .pick({
    id: true,
    name: true,
    phoneE164: true,
    formType: true,
    serviceType: true,
    status: true,
    createdAt: true,
    answeredAt: true,
    followUpOn: true,
  })
  .extend({ followUpReason: followUpReasonSchema.nullable() });
export type TodayLead = z.infer<typeof todayLeadSchema>;

/**
 * `GET /api/leads/today`, for whoever asks. Each group has its count and the first of its leads: overdue and planned ones
 * the most urgent first, new ones the newest first, one's own those first that nothing else calls to mind.
 */
export const leadTodaySchema = z.object({
  /** When the last visit of whoever asks ended: since then leads are new. The account's beginning before the second visit. */
  since: z.iso.datetime(),
  groups: z.record(z.enum(TODAY_GROUPS), z.object({ count: z.number().int(), leads: z.array(todayLeadSchema) })),
});
export type LeadToday = z.infer<typeof leadTodaySchema>;

import { z } from 'zod';
import { closedDaysSchema, openingWeekSchema } from '../business/business-facts-schema.js';
import { FORM_TYPES } from '../submission/submission-words.js';
import { LEAD_STATUSES } from './lead.js';
import { LEAD_VIEWS } from './lead-filter.js';

const count = z.number().int();

/**
 * `GET /api/leads/summary`: counts for cards, tabs and views, `byStatus` over all leads, `byFormType` likewise. Leads that
 * were merged into others don't count.
 */
export const leadSummarySchema = z.object({
  total: count,
  byStatus: z.record(z.enum(LEAD_STATUSES), count),
  byFormType: z.record(z.enum(FORM_TYPES), count),
  /** As the views list them for whoever asks. */
  views: z.record(z.enum(LEAD_VIEWS), count),
  /** Submissions kept apart, which are no leads. */
  suspectedSpam: count,
  /** Mails to staff that failed for good, or that wait for longer than is usual. */
  unsentMails: count,
  /** The opening hours by which leads are judged overdue: cards and counts shall not differ. */
  hours: z.object({ openingHours: openingWeekSchema, closedDays: closedDaysSchema }),
});
export type LeadSummary = z.infer<typeof leadSummarySchema>;

/** So many leads of a filter are counted; where there are more, nobody needs to know how many. */
export const COUNTED_LEADS = 1_000;

/** `GET /api/leads/counts`: the tabs' counts under whatever else narrows the list (the list's filters but `formType`). */
export const leadCountsSchema = z.object({
  byFormType: z.record(z.enum(FORM_TYPES), count),
  /** There are more than were counted: each of the counts is so many at least. */
  isAtLeast: z.boolean(),
});
export type LeadCounts = z.infer<typeof leadCountsSchema>;

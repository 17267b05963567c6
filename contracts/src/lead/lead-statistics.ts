import { z } from 'zod';
import { FORM_TYPES } from '../submission/submission-words.js';
import { LEAD_STATUSES } from './lead.js';

/** How long a step of the time axis is; weeks begin on Monday, all of them in Swiss time. */
const TIME_STEPS = ['day', 'week', 'month', 'year'] as const;
export type TimeStep = (typeof TIME_STEPS)[number];

/** How long an open lead has been waiting: under a day, one to three days, three to seven, seven to thirty, longer. */
export const WAITING_BANDS = ['day', 'threeDays', 'week', 'month', 'longer'] as const;
export type WaitingBand = (typeof WAITING_BANDS)[number];

/** How long a lead waited for its first answer: up to an hour, four hours, a day, three days, longer. */
export const ANSWER_BANDS = ['hour', 'fourHours', 'day', 'threeDays', 'longer'] as const;
export type AnswerBand = (typeof ANSWER_BANDS)[number];

const count = z.number().int().min(0);
const byFormType = z.record(z.enum(FORM_TYPES), count);
const byStatus = z.record(z.enum(LEAD_STATUSES), count);

const firstAnswerSchema = z.object({
  /** Leads of the period that somebody got in touch about, or closed. */
  answered: count,
  /** Those that still wait for it. */
  waiting: count,
  /** Half of the answered ones waited at most so long, nine of ten so long; seconds, null when none was answered. */
  medianSeconds: z.number().min(0).nullable(),
  ninthDecileSeconds: z.number().min(0).nullable(),
  byBand: z.record(z.enum(ANSWER_BANDS), count),
});
export type FirstAnswer = z.infer<typeof firstAnswerSchema>;

/**
 * `GET /api/leads/statistics?from=2025-01-01&to=2025-12-31`: what became of the leads received in a period. Leads that
 * were merged into others don't count. Times are ISO 8601, days those of the calendar at the business.
 */
export const leadStatisticsSchema = z.object({
  /** Both days included; without `from` in the request it begins with the first lead, without `to` it ends today. */
  from: z.iso.date(),
  to: z.iso.date(),
  step: z.enum(TIME_STEPS),
  total: count,
  /** Leads of as many days before the period; null when the period has no beginning of its own. */
  totalBefore: count.nullable(),
  /** Every step of the period in order, those without a lead too. `from` is its first day within the period. */
  overTime: z.array(z.object({ from: z.iso.date(), byFormType })),
  /** The most frequent services first, each by one name, even if leads have several for it. */
  byService: z.array(z.object({ service: z.string(), leads: count })),
  /** Leads of the services that are too rare to be named, and leads that name none. */
  otherServices: count,
  withoutService: count,
  /** Where the leads of each form type stand now. */
  conversion: z.array(z.object({ formType: z.enum(FORM_TYPES), byStatus })),
  /** Leads by the account that set their status, whoever set most first; nobody has set that of pending ones. */
  byPerson: z.array(z.object({ person: z.string(), leads: count })),
  firstAnswer: firstAnswerSchema,
  /** All leads that are open now, whenever they came, by how long ago that was; `unanswered` of them had no answer yet. */
  open: z.array(z.object({ waiting: z.enum(WAITING_BANDS), pending: count, processing: count, unanswered: count })),
});
export type LeadStatistics = z.infer<typeof leadStatisticsSchema>;

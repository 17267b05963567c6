import type { FormType } from '../submission/submission-words.js';
import type { LeadStatus } from './lead.js';

/**
 * The views of the leads that somebody has to do something about: not answered in time, to be reminded of today, to be
 * reminded of later, in work with whoever asks, not done yet.
 */
export const LEAD_VIEWS = ['overdue', 'followUp', 'planned', 'mine', 'open'] as const;
export type LeadView = (typeof LEAD_VIEWS)[number];

export const leadViewLabels: Record<LeadView, string> = {
  overdue: 'Überfällig',
  followUp: 'Wiedervorlage',
  planned: 'Demnächst',
  mine: 'Bei mir',
  open: 'Offen',
};

/** Which leads; all conditions hold together. The names are those of the parameters of `GET /api/leads`. */
export interface LeadFilter {
  readonly status?: LeadStatus | undefined;
  readonly formType?: FormType | undefined;
  /** The service, by any of the names that leads have for it. */
  readonly service?: string | undefined;
  readonly view?: LeadView | undefined;
  /** Words that all occur in name, contact, vehicle, offer number, subject or message. */
  readonly q?: string | undefined;
  /** First and last day (`2025-08-10`, in Swiss time, the last one included) or moments with their zone. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * In which order leads are listed: by when they came in, by name, or by the day of their follow-up, closed leads
 * and those without one last. Each is read from indices.
 */
export const LEAD_SORTS = ['newest', 'oldest', 'name', 'followUp'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/**
 * The order of a list. What is overdue is read from whoever has waited longest, unless another order is asked for; a search
 * goes back from now and knows no other.
 */
export function sortOf({ view, q }: Pick<LeadFilter, 'view' | 'q'>, asked?: LeadSort): LeadSort {
  if (q) return 'newest';
  return asked ?? (view === 'overdue' ? 'oldest' : 'newest');
}

/** The longest text that is searched for, in characters; of its words the first ten count. */
export const LONGEST_SEARCH = 200;

/** Header of a list that holds similar leads, since none has the very words that were searched for. */
export const SEARCH_HEADER = 'x-search';
export const SIMILAR_SEARCH = 'similar';

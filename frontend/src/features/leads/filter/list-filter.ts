import type { LeadFilter } from '@fahrzeugpflege/contracts';
import type { Period } from './period.ts';

/** What the list is narrowed to, as it was chosen; absent means all. */
export interface ListFilter extends LeadFilter {
  /** Days counted back from today; given instead of `from` and `to`. */
  readonly period?: Period | undefined;
}

/** The parts that stand in the panel of filters, as one choice each: a phone says how many are in force. */
export function countInPanel({ status, service, period, from, to }: ListFilter): number {
  return [status, service, period ?? from ?? to].filter(Boolean).length;
}

/** Whether anything narrows the list. */
export function isFiltered(filter: ListFilter): boolean {
  return Object.values(filter).some(Boolean);
}

/** Whether more narrows it than the tab, which is seen and left as easily as it was chosen. */
export function isNarrowed({ formType: _, ...others }: ListFilter): boolean {
  return isFiltered(others);
}

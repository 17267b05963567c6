import type { LeadSummary } from '@fahrzeugpflege/contracts';
import type { ListFilter } from '../filter/list-filter.ts';

/** How many leads a filter has, as far as the summary tells: it counts by one property at a time. */
export function totalOf(filter: ListFilter, summary: LeadSummary | undefined): number | undefined {
  if (!summary) return undefined;
  const { formType, status, view, ...others } = filter;
  const [only, ...more] = Object.values({ formType, status, view }).filter(Boolean);
  if (more.length > 0 || Object.values(others).some(Boolean)) return undefined;
  if (!only) return summary.total;
  if (formType) return summary.byFormType[formType];
  return status ? summary.byStatus[status] : view && summary.views[view];
}

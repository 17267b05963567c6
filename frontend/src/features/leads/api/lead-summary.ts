import type { BusinessHours, FormType, LeadCounts, LeadSummary } from '@fahrzeugpflege/contracts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { useFacts } from '#lib/page-state.tsx';
import { isFiltered, type ListFilter } from '../filter/list-filter.ts';
import { LEADS_KEY, listAddress } from './leads.ts';

/** The key of the counts, with which those of a filter begin. */
export const LEAD_SUMMARY_KEY = [...LEADS_KEY, 'summary'] as const;

/**
 * The counts of all leads, by status and by form type.
 *
 * @param refetchOnMount `always` for a page that shall begin with the newest
 */
export function useLeadSummary(refetchOnMount: 'always' | true = true) {
  return useQuery<LeadSummary>({ queryKey: LEAD_SUMMARY_KEY, refetchOnMount });
}

/**
 * How many leads of each form type there are under whatever else narrows the list: what the tabs say. Without anything
 * else those are all leads, which the summary has counted.
 */
export function useTypeCounts({ formType: _, sort: __, ...others }: ListFilter): LeadCounts | undefined {
  const isNarrow = isFiltered(others);
  const { data: summary } = useLeadSummary();
  const address = listAddress(others, new Date()).replace('/api/leads', '/api/leads/counts');
  const { data: counts } = useQuery<LeadCounts>({
    queryKey: [...LEAD_SUMMARY_KEY, address],
    queryFn: async ({ signal }) => (await callApi(address, { signal })).json() as Promise<LeadCounts>,
    enabled: isNarrow,
  });
  return isNarrow ? counts : summary && { byFormType: summary.byFormType, isAtLeast: false };
}

/** How many leads a tab has, if all were counted. @param formType undefined for all types */
export function exactCount(counts: LeadCounts | undefined, formType: FormType | undefined): number | undefined {
  return counts?.isAtLeast === false ? countOf(counts, formType) : undefined;
}

/** How many leads were counted of one form type, or of all. */
export function countOf({ byFormType }: LeadCounts, formType: FormType | undefined): number {
  return formType ? byFormType[formType] : Object.values(byFormType).reduce((sum, count) => sum + count, 0);
}

/**
 * The opening hours by which answers are due: those that the counts were made with, which are renewed when others are set;
 * until the counts are there, those that the page was opened with. Asks for nothing by itself.
 */
export function useHours(): BusinessHours {
  const facts = useFacts();
  const { data } = useQuery({ queryKey: LEAD_SUMMARY_KEY, enabled: false, select: hoursOf });
  return data ?? facts;
}

function hoursOf({ hours }: LeadSummary): BusinessHours {
  return hours;
}

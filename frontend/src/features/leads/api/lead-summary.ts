import type { BusinessHours, LeadSummary } from '@fahrzeugpflege/contracts';
import { useQuery } from '@tanstack/react-query';
import { useFacts } from '#lib/page-state.tsx';
import { LEADS_KEY } from './leads.ts';

/** The key of the counts. */
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

import type { LeadSummary } from '@fahrzeugpflege/contracts';
import { useQuery } from '@tanstack/react-query';
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

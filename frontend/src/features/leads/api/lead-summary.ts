import type { LeadSummary } from '@fahrzeugpflege/contracts';
import { useQuery } from '@tanstack/react-query';
import { LEADS_KEY } from './leads';

/** The key of the counts. */
export const LEAD_SUMMARY_KEY = [...LEADS_KEY, 'summary'] as const;

/** The counts of all leads, by status and by form type. */
export function useLeadSummary() {
  return useQuery<LeadSummary>({ queryKey: LEAD_SUMMARY_KEY });
}

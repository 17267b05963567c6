import type { LeadSummary } from '@fahrzeugpflege/contracts';
import { useQuery } from '@tanstack/react-query';
import { LEADS_KEY } from './leads';

/** The counts of all leads, by status and by form type. */
export function useLeadSummary() {
  return useQuery<LeadSummary>({ queryKey: [...LEADS_KEY, 'summary'] });
}

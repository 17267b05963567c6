import type { Lead, RelatedLead } from '@fahrzeugpflege/contracts';
import { useQuery } from '@tanstack/react-query';
import { LEADS_KEY } from '#features/leads/api/leads.ts';

/** The leads that may be of the same person as one, newest first, and those that are merged with it. */
export function useRelatedLeads(id: Lead['id']) {
  return useQuery<RelatedLead[]>({ queryKey: [...LEADS_KEY, id, 'related'] });
}

import type { Lead, LeadChangesBody } from '@fahrzeugpflege/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LEADS_KEY } from '#features/leads/api/leads.ts';
import { showSaved } from '#features/leads/api/show-saved.ts';
import { changeLead } from '#features/leads/api/update-lead.ts';
import { reportFailure } from './report-failure.ts';

/**
 * Changes who works on a lead, or when it is to be looked at again, at once. A colleague who was quicker wins: the toast
 * says so, and the lead is shown as it is now.
 *
 * @param notDone what to say when it failed, as a sentence
 */
export function useWorkChange(lead: Lead, notDone: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: LeadChangesBody) => changeLead(lead.id, { ...changes, version: lead.version }),
    onSuccess: (changed) => showSaved(queryClient, changed),
    onError: (error) => {
      reportFailure(error, notDone);
      return queryClient.invalidateQueries({ queryKey: LEADS_KEY });
    },
  });
}

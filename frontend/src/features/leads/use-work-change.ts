import { addDays, businessDay, type Lead, type LeadChangesBody } from '@fahrzeugpflege/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#features/session/session.ts';
import { changeLead, changeScope, showSaved } from './api/lead.ts';
import { LEADS_KEY } from './api/leads.ts';
import { liveMarks } from './live/live-marks.ts';
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
    // One after the other, and each upon the one before: two quick steps of one's own are no clash.
    scope: { id: changeScope(lead) },
    mutationFn: (changes: LeadChangesBody) => changeLead(lead.id, { ...changes, version: liveMarks.versionSeen(lead) }),
    onSuccess: (changed) => showSaved(queryClient, changed),
    onError: (error) => {
      reportFailure(error, notDone);
      return queryClient.invalidateQueries({ queryKey: LEADS_KEY });
    },
  });
}

/** Who has a lead in hand, as the signed-in user sees it, and the way to give it to somebody. */
export function useAssignment(lead: Lead) {
  const change = useWorkChange(lead, 'Die Zuteilung ist nicht gespeichert.');
  const username = useSession().data?.username;
  const isMine = username !== undefined && lead.assignedTo === username;
  /** @param assignedTo name of an account, null for nobody */
  const assign = (assignedTo: string | null) => {
    if (!change.isPending) change.mutate({ assignedTo });
  };
  return { username, isMine, assign, takeOrGive: () => assign(isMine ? null : (username ?? null)) };
}

export const COLLEAGUES_KEY = ['/api/admin', 'colleagues'] as const;

/** The names of all accounts that a lead may be given to. */
export function useColleagues() {
  return useQuery<string[]>({ queryKey: COLLEAGUES_KEY });
}

/** When a lead is looked at again, and the ways to plan that. */
export function useFollowUp(lead: Lead) {
  const change = useWorkChange(lead, 'Die Wiedervorlage ist nicht gespeichert.');
  const tomorrow = addDays(businessDay(new Date()), 1);
  const isTomorrow = lead.followUpOn === tomorrow;
  const set = (followUpOn: string | null) => {
    if (!change.isPending) change.mutate({ followUpOn });
  };
  return { isTomorrow, set, toggleTomorrow: () => set(isTomorrow ? null : tomorrow) };
}

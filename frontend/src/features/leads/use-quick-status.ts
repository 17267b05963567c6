import { type Lead, type LeadStatus, leadStatusLabels, undoStatusChange } from '@fahrzeugpflege/contracts';
import { MutationObserver, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#lib/toast-store.ts';
import { changeLead, changeScope, clashOf, quickStatus, showSaved } from './api/lead.ts';
import { LEADS_KEY } from './api/leads.ts';
import { reportFailure } from './report-failure.ts';

/** The status of a lead as it is, or is about to be, and the way to set it at once; a toast offers to undo it. */
export function useQuickStatus(lead: Lead) {
  const queryClient = useQueryClient();
  // Announced here and not by the component: a card may leave the list because of its new status.
  const update = useMutation({
    // One after the other: a quick second press is neither lost nor first.
    scope: { id: changeScope(lead) },
    mutationFn: (status: LeadStatus) => changeLead(lead.id, quickStatus(status)),
    onSuccess: (changed) => {
      announceStatus(queryClient, lead, changed);
      showSaved(queryClient, changed);
    },
    onError: (error) => reportFailure(error, 'Der Status ist nicht gespeichert.'),
  });
  const setStatus = (status: LeadStatus) => {
    if (!(update.isPending && update.variables === status)) update.mutate(status);
  };
  return { status: update.isPending ? update.variables : lead.status, setStatus };
}

/** Tells of a new status in a toast, and offers to undo it. */
export function announceStatus(queryClient: QueryClient, before: Lead, after: Lead): void {
  if (before.status === after.status) return;
  toast({
    title: statusText(after),
    description: after.name,
    action: {
      label: 'Rückgängig',
      hint: 'F8 führt zu «Rückgängig»',
      run: () => undo(queryClient, before, after),
    },
  });
}

/** By an observer: the component that changed the status may be gone, and the session is watched over all mutations. */
function undo(queryClient: QueryClient, before: Lead, after: Lead): void {
  const observer = new MutationObserver(queryClient, {
    mutationFn: () => changeLead(after.id, undoStatusChange(before, after)),
    onSuccess: (restored) => {
      toast({ title: statusText(restored), description: `Rückgängig gemacht: ${restored.name}` });
      showSaved(queryClient, restored);
    },
    onError: (error) => {
      reportFailure(error, 'Die Änderung ist nicht rückgängig gemacht.');
      // What is stored is something else than what is shown.
      if (clashOf(error)) return queryClient.invalidateQueries({ queryKey: LEADS_KEY });
      return undefined;
    },
  });
  observer.mutate().catch(() => undefined);
}

function statusText({ status }: Lead): string {
  return `Status: ${leadStatusLabels[status]}`;
}

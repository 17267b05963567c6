import type { Lead } from '@fahrzeugpflege/contracts';
import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#lib/api-client.ts';
import { toast } from '#lib/toast-store.ts';
import { loadLead } from '../api/lead.ts';
import { LEADS_KEY } from '../api/leads.ts';
import { liveMarks } from '../live/live-marks.ts';
import { reportFailure } from '../report-failure.ts';

/** One lead put under another, the survivor. */
export interface Merging {
  readonly survivorId: Lead['id'];
  readonly leadId: Lead['id'];
  /** The survivor's, where it is known. */
  readonly version?: Lead['version'];
}

/** Puts a lead under another one, has everything fetched again, and offers to undo it. Resolves true when it is done. */
function mergeLeads(queryClient: QueryClient, merging: Merging): Promise<boolean> {
  const { survivorId, ...body } = merging;
  return run(queryClient, 'Die Anfragen sind nicht zusammengeführt.', async () => {
    const answer = await callApi(`/api/leads/${survivorId}/merges`, { method: 'POST', body });
    liveMarks.noteAnswer((await answer.json()) as Lead);
    toast({
      title: 'Zusammengeführt',
      description: 'Die andere Anfrage steht jetzt unter dieser.',
      action: undoing(() => separateLeads(queryClient, merging)),
    });
  });
}

/** Undoes a merging, in the same manner. */
function separateLeads(queryClient: QueryClient, merging: Merging): Promise<boolean> {
  const { survivorId, leadId } = merging;
  return run(queryClient, 'Die Anfragen sind nicht getrennt.', async () => {
    const answer = await callApi(`/api/leads/${survivorId}/merges/${leadId}`, { method: 'DELETE' });
    liveMarks.noteAnswer((await answer.json()) as Lead);
    // The answer is the survivor alone; the other is back in the list, changed by the same hand.
    void loadLead(leadId).then(
      (lead) => liveMarks.noteAnswer(lead),
      () => undefined,
    );
    toast({
      title: 'Getrennt',
      description: 'Beide Anfragen stehen wieder für sich.',
      action: undoing(() => mergeLeads(queryClient, { survivorId, leadId })),
    });
  });
}

const undoing = (undo: () => Promise<boolean>) => ({
  label: 'Rückgängig',
  hint: 'F8 führt zu «Rückgängig»',
  run: () => void undo(),
});

/** By an observer: what asked for it may be gone, and the session is watched over all mutations. */
async function run(queryClient: QueryClient, notDone: string, call: () => Promise<void>): Promise<boolean> {
  const observer = new MutationObserver(queryClient, {
    mutationFn: call,
    onError: (error) => reportFailure(error, notDone),
    // After a failure, too: what is stored is perhaps something else than what is shown.
    onSettled: () => queryClient.invalidateQueries({ queryKey: LEADS_KEY }),
  });
  return observer.mutate().then(
    () => true,
    () => false,
  );
}

/** Merging and separating leads, one at a time; both resolve to whether it is done. */
export function useMerging() {
  const queryClient = useQueryClient();
  const [pendingId, setPendingId] = useState<string>();

  const run = async (leadId: string, work: () => Promise<boolean>): Promise<boolean> => {
    if (pendingId) return false;
    setPendingId(leadId);
    const isDone = await work();
    setPendingId(undefined);
    return isDone;
  };
  return {
    /** The lead that is being put under another, or taken out. */
    pendingId,
    merge: (merging: Merging) => run(merging.leadId, () => mergeLeads(queryClient, merging)),
    separate: (merging: Merging) => run(merging.leadId, () => separateLeads(queryClient, merging)),
  };
}

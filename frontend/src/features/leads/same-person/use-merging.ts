import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Merging, mergeLeads, separateLeads } from './api/merging.ts';

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

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Merging, mergeLeads, separateLeads } from './api/merging';

/** Merging and separating leads, one at a time; both resolve when it is done, or could not be. */
export function useMerging() {
  const queryClient = useQueryClient();
  const [pendingId, setPendingId] = useState<string>();

  const run = async (leadId: string, work: () => Promise<boolean>): Promise<void> => {
    if (pendingId) return;
    setPendingId(leadId);
    await work();
    setPendingId(undefined);
  };
  return {
    /** The lead that is being put under another, or taken out. */
    pendingId,
    merge: (merging: Merging) => run(merging.leadId, () => mergeLeads(queryClient, merging)),
    separate: (merging: Merging) => run(merging.leadId, () => separateLeads(queryClient, merging)),
  };
}

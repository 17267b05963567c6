import { useSyncExternalStore } from 'react';
import { type LiveMark, liveMarks } from './live-marks.ts';

/** What the stream has told of a lead that its reader may not have seen yet. */
export function useLiveMark(leadId: string): LiveMark | undefined {
  return useSyncExternalStore(liveMarks.subscribe, () => liveMarks.of(leadId));
}

/** New leads that have not been in sight since they came. */
export function useUnseenLeads(): ReadonlySet<string> {
  return useSyncExternalStore(liveMarks.subscribe, () => liveMarks.unseen);
}

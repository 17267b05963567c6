import { useSyncExternalStore } from 'react';
import { type LiveMark, liveMarks } from './live-marks';

/** What the stream has told of a lead that its reader may not have seen yet. */
export function useLiveMark(leadId: string): LiveMark | undefined {
  return useSyncExternalStore(liveMarks.subscribe, () => liveMarks.of(leadId));
}

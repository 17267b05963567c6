import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '#features/staff-login/api/session.ts';
import { LiveLeads, type LiveState } from './live-leads.ts';
import { liveMarks } from './live-marks.ts';
import { useArrivalsInTitle } from './use-arrivals-in-title.ts';

const NOTHING_YET: LiveState = { isInterrupted: false, arrivals: 0, latest: 0 };

/**
 * Keeps the leads of the page up to date while it is open, without a reload.
 *
 * @param openLeadId the lead whose details someone reads: what was new about it is seen
 * @returns what `LiveStatus` shows
 */
export function useLiveLeads(openLeadId: string | undefined): LiveState {
  const client = useQueryClient();
  const username = useSession().data?.username;
  const [state, setState] = useState(NOTHING_YET);
  useEffect(() => {
    const live = new LiveLeads(client, username, setState);
    return () => live.close();
  }, [client, username]);
  useEffect(() => {
    if (openLeadId !== undefined) liveMarks.clear(openLeadId);
  }, [openLeadId]);
  useArrivalsInTitle(state.arrivals);
  return state;
}

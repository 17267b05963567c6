import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#features/session/session.ts';
import { LiveLeads, type LiveState } from './live-leads.ts';
import { liveMarks } from './live-marks.ts';

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

const COUNT = /^\(\d+\) /;

/**
 * Puts the number of leads that came while nobody looked before the browser title, «(2) …», until somebody looks.
 *
 * @param arrivals how many have come since the page was opened
 */
function useArrivalsInTitle(arrivals: number): void {
  const seen = useRef(0);
  useEffect(() => {
    const show = () => {
      if (document.visibilityState === 'visible') seen.current = arrivals;
      const unseen = arrivals - seen.current;
      const title = document.title.replace(COUNT, '');
      document.title = unseen > 0 ? `(${unseen}) ${title}` : title;
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => {
      document.removeEventListener('visibilitychange', show);
      document.title = document.title.replace(COUNT, '');
    };
  }, [arrivals]);
}

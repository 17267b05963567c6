import type { LeadToday } from '@fahrzeugpflege/contracts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '#lib/api-client.ts';
import { LEAD_SUMMARY_KEY } from './lead-summary.ts';
import { LEADS_KEY } from './leads.ts';

/** The key of what is to be done today. */
export const LEAD_TODAY_KEY = [...LEADS_KEY, 'today'] as const;

const MINUTE = 60_000;
/** How often a page that stays in sight asks anew. Milliseconds. */
const RENEWAL = 5 * MINUTE;

/**
 * What is to be done today. Time alone makes leads due, so that it is asked for anew when somebody comes back to the page, and
 * every few minutes while it stays in sight; the counts with it.
 * The server hears when somebody looks: whenever the page is come back to or left, and when something new was shown.
 */
export function useLeadToday() {
  const client = useQueryClient();
  const today = useQuery<LeadToday>({ queryKey: LEAD_TODAY_KEY, refetchOnMount: 'always' });
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const renewWhileInSight = () => {
      clearInterval(timer);
      timer = isLookedAt() ? setInterval(() => renewIfOld(client), RENEWAL) : undefined;
    };
    const onChange = () => {
      noteLook();
      if (isLookedAt()) renewIfOld(client);
      renewWhileInSight();
    };
    renewWhileInSight();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [client]);
  useEffect(() => {
    // What only came anew and is the same as before shows nobody looking.
    if (today.data && isLookedAt()) noteLook();
  }, [today.data]);
  return today;
}

function isLookedAt(): boolean {
  return document.visibilityState === 'visible';
}

let lastNoted = 0;

/** Nobody waits for it, and the next one makes up for one that failed. */
function noteLook(): void {
  if (Date.now() - lastNoted < MINUTE) return;
  lastNoted = Date.now();
  callApi('/api/leads/looks', { method: 'POST', keepalive: true }).catch(() => undefined);
}

function renewIfOld(client: QueryClient): void {
  const { dataUpdatedAt = 0 } = client.getQueryState(LEAD_TODAY_KEY) ?? {};
  if (Date.now() - dataUpdatedAt <= MINUTE) return;
  void client.invalidateQueries({ queryKey: LEAD_TODAY_KEY });
  void client.invalidateQueries({ queryKey: LEAD_SUMMARY_KEY });
}

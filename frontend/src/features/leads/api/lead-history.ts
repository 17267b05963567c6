import type { Lead, LeadHistory, LeadMailState } from '@fahrzeugpflege/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { liveMarks } from '../live/live-marks.ts';
import { LEADS_KEY } from './leads.ts';

/** How long after it was asked for a mail usually is on its way. Milliseconds. */
const MAIL_PATIENCE = 30_000;
const LOOK_AGAIN = 2_000;

/** The key of what happened to a lead. */
export const historyKey = (id: Lead['id']) => [...LEADS_KEY, id, 'history'] as const;

/**
 * What happened to a lead, as it is stored now.
 *
 * @throws ApiError 404 where there is none
 */
export async function loadHistory(id: Lead['id']): Promise<LeadHistory> {
  const response = await callApi(`/api/leads/${encodeURIComponent(id)}/history`);
  return (await response.json()) as LeadHistory;
}

/**
 * What the visitor wrote, what was done since, and the mails. While a mail that was just asked for is on its way, it is
 * looked after; nothing else is polled.
 */
export function useLeadHistory(id: Lead['id']) {
  return useQuery<LeadHistory>({
    queryKey: historyKey(id),
    refetchInterval: ({ state }) => (state.data?.mails.some(isOnItsWay) ? LOOK_AGAIN : false),
  });
}

/** Looks whether the server has one of some mails about a lead, by their ids: as it is now, not as it is shown. */
export function useLookForMails({ id, mergedInto }: Lead) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly LeadMailState['id'][]) => {
      // What was sent to one that was merged went to the other.
      const queryKey = historyKey(mergedInto ?? id);
      const { mails } = await client.fetchQuery<LeadHistory>({ queryKey, staleTime: 0 });
      return mails.some((mail) => ids.includes(mail.id));
    },
  });
}

/** Has the notice to staff about a lead sent once more, or a mail to its visitor that was not sent. */
export function useResendMail(lead: Lead, mailId?: LeadMailState['id']) {
  const queryClient = useQueryClient();
  const address = ['/api/leads', lead.id, 'mails', mailId].filter(Boolean).join('/');
  return useMutation({
    mutationFn: () => callApi(address, { method: 'POST' }),
    onSuccess: () => {
      // It stands in the history, but leaves the lead at its version.
      liveMarks.noteAnswer(lead);
      return queryClient.invalidateQueries({ queryKey: historyKey(lead.id) });
    },
  });
}

function isOnItsWay({ state, requestedAt }: LeadHistory['mails'][number]): boolean {
  return state === 'pending' && Date.now() - Date.parse(requestedAt) < MAIL_PATIENCE;
}

import type { OwnSession } from '@fahrzeugpflege/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { OWN_SESSIONS_KEY } from '#features/staff-login/api/session.ts';
import { callApi } from '#lib/api-client.ts';

/** Where one is signed in; asked for anew whenever the list is opened. */
export function useOwnSessions() {
  return useQuery<OwnSession[]>({ queryKey: OWN_SESSIONS_KEY, refetchOnMount: 'always' });
}

/** Signs out one session, or all others, and has the list read again. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (which: OwnSession['id'] | 'others') =>
      callApi(`/api/admin/sessions/${which === 'others' ? 'end-others' : `${which}/end`}`, { method: 'POST' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: OWN_SESSIONS_KEY }),
  });
}

import type { AccountHistoryEntry, MadeUpPassword, StaffAccount } from '@fahrzeugpflege/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { COLLEAGUES_KEY } from '#features/leads/use-work-change.ts';
import { callApi } from '#lib/api-client.ts';

const ACCOUNTS_KEY = ['/api/admin', 'accounts'] as const;

/** What can be done to an account. */
export type AccountTask = 'lock' | 'unlock' | 'reset';

/** All accounts; asked for anew whenever the page is opened. */
export function useAccounts() {
  return useQuery<StaffAccount[]>({ queryKey: ACCOUNTS_KEY, refetchOnMount: 'always' });
}

/** What was done to accounts lately, newest first; asked for anew whenever it is opened. */
export function useAccountHistory() {
  return useQuery<AccountHistoryEntry[]>({ queryKey: [...ACCOUNTS_KEY, 'history'], refetchOnMount: 'always' });
}

/** What is asked of a new account. */
interface NewAccount {
  readonly username: string;
  /** With what its owner signs mails to visitors; may be blank. */
  readonly mailName: string;
}

/** Adds an account; answers its password, which is kept nowhere here. */
export function useAddAccount() {
  const onSettled = useRenewal();
  return useMutation({
    mutationFn: async (account: NewAccount): Promise<MadeUpPassword> =>
      (await callApi('/api/admin/accounts', { method: 'POST', body: account })).json(),
    onSettled,
    gcTime: 0,
  });
}

/** Does something to an account; a reset answers the new password. */
export function useAccountTask() {
  const onSettled = useRenewal();
  return useMutation({
    mutationFn: async ({ task, id }: { readonly task: AccountTask; readonly id: StaffAccount['id'] }) => {
      const response = await callApi(`/api/admin/accounts/${id}/${task}`, { method: 'POST' });
      return task === 'reset' ? ((await response.json()) as MadeUpPassword) : undefined;
    },
    onSettled,
    gcTime: 0,
  });
}

/** Lists, history and the names of colleagues are read again. */
function useRenewal() {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([ACCOUNTS_KEY, COLLEAGUES_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }, [queryClient]);
}

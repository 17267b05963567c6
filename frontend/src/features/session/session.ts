import type { AdminStatus } from '@fahrzeugpflege/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { callApi, isUnauthorized } from '#lib/api-client.ts';
import { removeSessions } from '#lib/session-store.ts';
import { toast } from '#lib/toast-store.ts';
import { toastFailure } from './failures.ts';

const SESSION_KEY = ['/api/admin', 'status'] as const;

/** The list of one's own sessions. */
export const OWN_SESSIONS_KEY = ['/api/admin', 'sessions'] as const;

/** The tab's session storage keeps under names that begin so what staff typed and did not save. */
export const STAFF_DRAFTS = 'lead-draft:';

/** Who is signed in. A failed check means that nobody is. */
export function useSession() {
  return useQuery<AdminStatus>({ queryKey: SESSION_KEY });
}

/** Signs in with a password and asks for the status again. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: { readonly username: string; readonly password: string }) =>
      callApi('/api/admin/login', { method: 'POST', body: credentials }),
    onSuccess: () => queryClient.refetchQueries({ queryKey: SESSION_KEY }),
  });
}

/** Changes one's own password; afterwards the staff area is open, and other sessions are over. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (passwords: { readonly currentPassword: string; readonly newPassword: string }) =>
      callApi('/api/admin/password', { method: 'POST', body: passwords }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: OWN_SESSIONS_KEY });
      await queryClient.refetchQueries({ queryKey: SESSION_KEY });
    },
  });
}

/** Says with which name one signs mails to visitors; blank takes it back. */
export function useSetMailName() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => callApi('/api/admin/mail-name', { method: 'PUT', body: { name } }),
    onSuccess: () => queryClient.refetchQueries({ queryKey: SESSION_KEY }),
  });
}

/** Ends the session on the server; no draft stays in the browser. */
export function useLogout() {
  const signOutHere = useSignOutHere();
  return useMutation({
    mutationFn: () => callApi('/api/admin/logout', { method: 'POST' }),
    onSuccess: () => {
      forgetDrafts();
      signOutHere();
    },
    onError: (error) => toastFailure(error, 'Sie sind noch angemeldet. Bitte versuchen Sie es erneut.'),
  });
}

/** Removes the drafts of this tab, whoever's they are. */
export function forgetDrafts(): void {
  removeSessions(STAFF_DRAFTS);
}

/** What to do when a call was answered 401: back to the login, with a word why. */
function useSessionExpired() {
  const signOutHere = useSignOutHere();
  return useCallback(() => {
    signOutHere();
    toast({
      variant: 'destructive',
      title: 'Sitzung abgelaufen',
      description: 'Bitte melden Sie sich erneut an.',
    });
  }, [signOutHere]);
}

function useSignOutHere() {
  const queryClient = useQueryClient();
  return useCallback(() => {
    queryClient.setQueryData<AdminStatus>(SESSION_KEY, { isAuthenticated: false });
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== SESSION_KEY[1] });
  }, [queryClient]);
}

/** Leads back to the login as soon as any call, reading or changing, is answered 401. */
export function useSessionGuard(): void {
  const queryClient = useQueryClient();
  const sessionExpired = useSessionExpired();
  useEffect(() => {
    const check = (error: unknown) => {
      if (isUnauthorized(error)) sessionExpired();
    };
    const endQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
    });
    const endMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
    });
    return () => {
      endQueries();
      endMutations();
    };
  }, [queryClient, sessionExpired]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnauthorized } from '#lib/api-client.ts';
import { useSessionExpired } from '../staff-login/api/session.ts';

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

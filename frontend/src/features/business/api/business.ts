import type { BusinessSettings, FactChange, FactName } from '@fahrzeugpflege/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import { toast } from '../../../lib/toast-store';

const BUSINESS_KEY = ['/api/admin', 'business'] as const;

/** What is in force and who changed what; asked for anew whenever the page is opened. */
export function useBusiness() {
  return useQuery<BusinessSettings>({ queryKey: BUSINESS_KEY, refetchOnMount: 'always' });
}

/** Sets one fact; the website and the assistant say it at once. */
export function useSetFact(fact: FactName) {
  const onSettled = useRenewal();
  return useMutation({
    mutationFn: (value: unknown) => callApi(`/api/admin/business/${fact}`, { method: 'PUT', body: { value } }),
    onSuccess: () => toast({ title: 'Gespeichert', description: 'Website und Assistent sagen es ab sofort so.' }),
    onError: reportFailure,
    onSettled,
  });
}

/** Takes a change back. */
export function useUndoChange() {
  const onSettled = useRenewal();
  return useMutation({
    mutationFn: ({ id }: FactChange) => callApi(`/api/admin/business/changes/${id}/undo`, { method: 'POST' }),
    onSuccess: () => toast({ title: 'Rückgängig gemacht', description: 'Es gilt wieder, was vorher galt.' }),
    onError: reportFailure,
    onSettled,
  });
}

function useRenewal() {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: BUSINESS_KEY }), [queryClient]);
}

function reportFailure(error: Error): void {
  const said = error instanceof ApiError ? error.problem?.detail : undefined;
  toast({
    title: 'Nicht gespeichert',
    description: said ?? 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
    variant: 'destructive',
  });
}

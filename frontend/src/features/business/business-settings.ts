import { type BusinessSettings, type FactChange, type FactName, factOf } from '@fahrzeugpflege/contracts';
import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LEADS_KEY } from '#features/leads/api/leads.ts';
import { failureText } from '#features/session/failures.ts';
import { type ApiRequest, callApi } from '#lib/api-client.ts';
import { usePageState } from '#lib/page-state.tsx';
import { toast } from '#lib/toast-store.ts';

const BUSINESS_KEY = ['/api/admin', 'business'] as const;

/** What is in force and who changed what; asked for anew whenever the page is opened. */
export function useBusiness() {
  return useQuery<BusinessSettings>({ queryKey: BUSINESS_KEY, refetchOnMount: 'always' });
}

/** A fact, and what it is made from; undefined to take the place of anything. */
interface FactSetting {
  readonly value: unknown;
  readonly before: unknown;
}

/** Sets one fact, unless somebody else has set it since; the website and the assistant say it at once. */
export function useSetFact(fact: FactName) {
  const { show, onError } = useOutcome();
  return useMutation({
    mutationFn: (body: FactSetting) => change(`/api/admin/business/${fact}`, { method: 'PUT', body }),
    onSuccess: (settings) => {
      toast(show(settings, fact) ? SAVED : UNCHANGED);
    },
    onError,
  });
}

/** Takes a change back. */
export function useUndoChange() {
  const { show, onError } = useOutcome();
  return useMutation({
    mutationFn: ({ id }: FactChange) => change(`/api/admin/business/changes/${id}/undo`, { method: 'POST' }),
    onSuccess: (settings, { fact }) => {
      show(settings, fact);
      toast({ title: 'Rückgängig gemacht', description: 'Es gilt wieder, was vorher galt.' });
    },
    onError,
  });
}

const SAVED = { title: 'Gespeichert', description: 'Website und Assistent sagen es ab sofort so.' };
const UNCHANGED = { title: 'Nichts geändert', description: 'Website und Assistent sagen es schon so.' };

/** Every change is answered with what is in force after it. */
async function change(address: string, request: ApiRequest): Promise<BusinessSettings> {
  return (await callApi(address, request)).json();
}

/** What follows from a change, and from one that failed. */
function useOutcome() {
  const queryClient = useQueryClient();
  const { renewFacts } = usePageState();
  /** Shows what is in force now, here and on all pages; false where a fact is what it was before. */
  function show(settings: BusinessSettings, fact: FactName): boolean {
    const before = queryClient.getQueryData<BusinessSettings>(BUSINESS_KEY);
    queryClient.setQueryData(BUSINESS_KEY, settings);
    renewFacts(settings.facts);
    // Others may be overdue by other opening hours.
    void queryClient.invalidateQueries({ queryKey: LEADS_KEY });
    return !before || hashKey([factOf(before.facts, fact)]) !== hashKey([factOf(settings.facts, fact)]);
  }
  function onError(error: Error): void {
    toast({ title: 'Nicht gespeichert', description: failureText(error), variant: 'destructive' });
    // What is shown may be what somebody else has changed since.
    void queryClient.invalidateQueries({ queryKey: BUSINESS_KEY });
  }
  return { show, onError };
}

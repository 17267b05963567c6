import type { ErasureManner, PersonCounts, PersonData, PrivacyOverview } from '@fahrzeugpflege/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LEADS_KEY } from '#features/leads/api/leads.ts';
import { SPAM_KEY } from '#features/spam/spam.ts';
import { callApi, readApi } from '#lib/api-client.ts';

const PRIVACY_KEY = ['/api/privacy'] as const;
/** While a run erases what is past its period; milliseconds. */
const LOOK_AGAIN = 5_000;

/** The address of everything about whoever sent a lead, as a file. */
export const personFileAddress = (leadId: string) => `/api/privacy/person/export?${new URLSearchParams({ leadId })}`;

/** Periods, what is past them, and what was erased and exported; asked for anew whenever the page is opened. */
export function usePrivacyOverview() {
  return useQuery<PrivacyOverview>({
    queryKey: PRIVACY_KEY,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.runningSince ? LOOK_AGAIN : false),
  });
}

/** What there is of whoever sent a lead. Never from memory: it is what somebody is about to erase. */
export function usePerson(leadId: string) {
  return useQuery({
    queryKey: [...PRIVACY_KEY, 'person', leadId],
    queryFn: ({ signal }) =>
      readApi([`/api/privacy/person?${new URLSearchParams({ leadId })}`], signal) as Promise<PersonData>,
    retry: false,
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

/** What is to be erased, as it was confirmed. */
interface Erasing {
  readonly manner: ErasureManner;
  readonly expected: PersonCounts;
}

/** Erases a person's data for good. */
export function useErasePerson(leadId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ manner, expected }: Erasing): Promise<PersonCounts> => {
      const body = { leadId, manner, expected };
      return (await callApi('/api/privacy/person/erasure', { method: 'POST', body })).json();
    },
    // What this browser still remembers of the person is forgotten, not only asked for anew.
    onSuccess: async () => {
      queryClient.removeQueries({ queryKey: LEADS_KEY });
      queryClient.removeQueries({ queryKey: SPAM_KEY });
      await queryClient.invalidateQueries({ queryKey: PRIVACY_KEY, exact: true });
    },
    // There may be more than was confirmed.
    onError: () => queryClient.invalidateQueries({ queryKey: PRIVACY_KEY }),
  });
}

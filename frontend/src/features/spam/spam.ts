import type { SuspectedSpam } from '@fahrzeugpflege/contracts';
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { nextPage } from '#features/leads/api/lead-pages.ts';
import { LEADS_KEY } from '#features/leads/api/leads.ts';
import { failureText, toastFailure } from '#features/session/failures.ts';
import { callApi } from '#lib/api-client.ts';
import { toast } from '#lib/toast-store.ts';

/** The key of the list. */
export const SPAM_KEY = ['/api/spam'] as const;

interface SpamPage {
  readonly spam: readonly SuspectedSpam[];
  /** Address of the page after this one. */
  readonly next: string | undefined;
}

/** What is suspected of being spam, newest first, page by page; asked for anew each time the page is opened. */
export function useSpam() {
  return useInfiniteQuery({
    queryKey: SPAM_KEY,
    queryFn: ({ pageParam, signal }) => loadPage(pageParam, signal),
    initialPageParam: '/api/spam',
    getNextPageParam: (page: SpamPage) => page.next,
    select: (data: InfiniteData<SpamPage>) => data.pages.flatMap(({ spam }) => spam),
    refetchOnMount: 'always',
  });
}

/** «Kein Spam»: the submission becomes a lead, and its mail is sent. */
export function useReleaseSpam() {
  const renew = useRenewal();
  return useMutation({
    mutationFn: ({ id }: SuspectedSpam) => callApi(`/api/spam/${id}/release`, { method: 'POST' }),
    onSuccess: (_, spam) => reportReleased(spam),
    onError: reportSpamFailure,
    // After a failure, too: perhaps somebody else was quicker.
    onSettled: renew,
  });
}

/** Deletes it for good. */
export function useDeleteSpam() {
  const renew = useRenewal();
  return useMutation({
    mutationFn: ({ id }: SuspectedSpam) => callApi(`/api/spam/${id}`, { method: 'DELETE' }),
    onSuccess: reportDeleted,
    onError: reportSpamFailure,
    onSettled: renew,
  });
}

async function loadPage(address: string, signal: AbortSignal): Promise<SpamPage> {
  const response = await callApi(address, { signal });
  return { spam: (await response.json()) as SuspectedSpam[], next: nextPage(response.headers.get('link')) };
}

/** Has the list fetched again, and the leads and their counts when they are shown next. */
function useRenewal() {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: LEADS_KEY });
    await queryClient.invalidateQueries({ queryKey: SPAM_KEY });
  };
}

/** Says that a submission is on its way to the leads. */
function reportReleased({ words }: SuspectedSpam): void {
  toast({
    title: 'Kein Spam',
    description: `Die Anfrage von ${words.name} erscheint gleich bei den Leads. Das Mail geht hinaus.`,
  });
}

/** Says that a submission is gone. */
function reportDeleted(): void {
  toast({ title: 'Gelöscht', description: 'Die Anfrage ist endgültig gelöscht.' });
}

/** Says why nothing happened. */
function reportSpamFailure(error: unknown): void {
  toastFailure(error, failureText(error, undefined, 'Keine Verbindung.'));
}

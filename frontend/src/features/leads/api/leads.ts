import type { FormType, Lead, LeadStatus } from '@fahrzeugpflege/contracts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client';
import { isUnauthorized } from '../../../lib/api-error';
import { nextPage } from './next-page';

/** What the list is narrowed to; absent means all. */
export interface LeadFilter {
  readonly formType?: FormType | undefined;
  readonly status?: LeadStatus | undefined;
}

/** Part of every query key of leads: invalidating it renews list and counts. */
export const LEADS_KEY = ['/api/leads'] as const;

interface LeadPage {
  readonly leads: readonly Lead[];
  /** Address of the page after this one. */
  readonly next: string | undefined;
}

const MAX_RETRIES = 3;

/** The leads of a filter, newest first, page by page; retried up to three times, but not without a session. */
export function useLeads(filter: LeadFilter) {
  return useInfiniteQuery({
    queryKey: [...LEADS_KEY, 'list', filter] as const,
    queryFn: ({ pageParam, signal }) => loadPage(pageParam, signal),
    initialPageParam: firstPage(filter),
    getNextPageParam: (page: LeadPage) => page.next,
    select: (data: InfiniteData<LeadPage>) => data.pages.flatMap(({ leads }) => leads),
    retry: (failures, error) => !isUnauthorized(error) && failures < MAX_RETRIES,
  });
}

async function loadPage(address: string, signal: AbortSignal): Promise<LeadPage> {
  const response = await callApi(address, { signal });
  return { leads: (await response.json()) as Lead[], next: nextPage(response.headers.get('link')) };
}

function firstPage({ formType, status }: LeadFilter): string {
  const query = new URLSearchParams({ ...(formType && { formType }), ...(status && { status }) }).toString();
  return query ? `/api/leads?${query}` : '/api/leads';
}

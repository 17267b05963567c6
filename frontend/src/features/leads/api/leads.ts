import { type ListedLead, sortOf } from '@fahrzeugpflege/contracts';
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { isUnauthorized } from '#lib/api-client.ts';
import { firstDayOf, type ListFilter } from '../filter/list-filter.ts';
import { type LeadPage, loadPage, renewPage } from './lead-pages.ts';

/** Part of every query key of leads: invalidating it renews list and counts. */
export const LEADS_KEY = ['/api/leads'] as const;

/** The key of all lists of leads. */
export const LEAD_LISTS_KEY = [...LEADS_KEY, 'list'] as const;

/** What the cache holds of a list. */
export type LeadListData = InfiniteData<LeadPage, string>;

const MAX_RETRIES = 3;

/**
 * The leads of a filter in its order, page by page; retried up to three times, but not without a session. While another
 * filter's leads are on their way the present ones stay. Asked for again, only the first page and those in sight are: the
 * others follow when `onShown` says that they have come into sight.
 *
 * @param openId the lead that is read beside or before the list, and so is in sight wherever its page is
 */
export function useLeads(filter: ListFilter, openId?: string) {
  const first = listAddress(filter, new Date());
  const sort = sortOf(filter, filter.sort);
  const shown = useRef<ReadonlySet<string>>(new Set());
  const leads = useInfiniteQuery({
    queryKey: [...LEAD_LISTS_KEY, first] as const,
    queryFn: ({ client, queryKey, pageParam, signal }) => {
      const before = pageBefore(client.getQueryData<LeadListData>(queryKey), pageParam);
      if (!before) return loadPage(pageParam, signal);
      const isInSight = pageParam === first || before.leads.some(({ id }) => id === openId || shown.current.has(id));
      return isInSight ? renewPage(pageParam, before, signal, sort) : { ...before, isOutdated: true };
    },
    initialPageParam: first,
    getNextPageParam: (page: LeadPage) => page.next,
    placeholderData: keepPreviousData,
    select: toList,
    // Other pages of the area don't follow the stream.
    refetchOnMount: 'always',
    retry: (failures, error) => !isUnauthorized(error) && failures < MAX_RETRIES,
  });
  const { data, isFetching, isError, refetch } = leads;
  const outdated = data?.outdated;
  const onShown = useCallback(
    (ids: readonly string[]) => {
      shown.current = new Set(ids);
      if (!isFetching && !isError && ids.some((id) => outdated?.has(id))) void refetch();
    },
    [outdated, isFetching, isError, refetch],
  );
  return { ...leads, onShown };
}

/** A list as it is shown. */
interface LeadListView {
  readonly leads: readonly ListedLead[];
  readonly isSimilar: boolean;
  /** The leads of pages that were out of sight when the others were renewed. */
  readonly outdated: ReadonlySet<string>;
}

function toList({ pages }: LeadListData): LeadListView {
  const leads = new Map(pages.flatMap((page) => page.leads.map((lead) => [lead.id, lead])));
  const outdated = pages.filter((page) => page.isOutdated).flatMap((page) => page.leads.map(({ id }) => id));
  return { leads: [...leads.values()], isSimilar: pages[0]?.isSimilar ?? false, outdated: new Set(outdated) };
}

function pageBefore(data: LeadListData | undefined, address: string): LeadPage | undefined {
  return data?.pages[data.pageParams.indexOf(address)];
}

/** The address of the first page of a filtered list; a period is counted back from `now`. */
export function listAddress({ period, ...filter }: ListFilter, now: Date): string {
  const asked = { ...filter, ...(period && { from: firstDayOf(period, now), to: undefined }) };
  const given = Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return query ? `/api/leads?${query}` : '/api/leads';
}

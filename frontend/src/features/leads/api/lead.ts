import type { Lead } from '@fahrzeugpflege/contracts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { LEADS_KEY } from './leads.ts';

/**
 * One lead as it is stored now.
 *
 * @throws ApiError 404 where there is none
 */
export async function loadLead(id: string, signal?: AbortSignal): Promise<Lead> {
  const response = await callApi(`/api/leads/${encodeURIComponent(id)}`, signal ? { signal } : {});
  return (await response.json()) as Lead;
}

/** The key of one lead. */
export const leadKey = (id: string | null) => [...LEADS_KEY, 'one', id] as const;

/** The lead of an id; asked for only where there is one. */
export function useLead(id: string | null) {
  return useQuery({
    queryKey: leadKey(id),
    queryFn: ({ signal }) => loadLead(id ?? '', signal),
    enabled: id !== null,
  });
}

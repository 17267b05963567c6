import {
  LEAD_CLASH,
  type Lead,
  type LeadChangesBody,
  type LeadClash,
  type LeadStatus,
  leadClashSchema,
  QUICK_STATUS_PROCESSED_BY,
} from '@fahrzeugpflege/contracts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi, isConflict } from '#lib/api-client.ts';
import { liveMarks } from '../live/live-marks.ts';
import type { LeadPage } from './lead-pages.ts';
import { LEAD_LISTS_KEY, LEADS_KEY, type LeadListData } from './leads.ts';

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

/** The lead of an id, asked for only where one is given; null where the server has none. */
export function useLead(id: string | null) {
  return useQuery({
    queryKey: leadKey(id),
    queryFn: ({ signal }) => loadLead(id ?? '', signal).catch(nullWhereGone),
    enabled: id !== null,
  });
}

/** No failure: what was loaded of the lead before gives way to it. */
function nullWhereGone(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The body of a quick status button (specification, section 4). */
export function quickStatus(status: LeadStatus) {
  return { status, processedBy: QUICK_STATUS_PROCESSED_BY } satisfies LeadChangesBody;
}

/**
 * Changes one lead.
 *
 * @returns the lead as it is then
 * @throws ApiError 409 when somebody else changed it meanwhile ({@link clashOf}), 422 with field errors
 */
export async function changeLead(id: Lead['id'], changes: LeadChangesBody): Promise<Lead> {
  const response = await callApi(`/api/leads/${id}`, { method: 'PATCH', body: changes });
  const changed = (await response.json()) as Lead;
  liveMarks.noteAnswer(changed);
  return changed;
}

/** The queue of the changes of a lead that are made at once, each with one press. */
export function changeScope({ id }: Lead): string {
  return `lead-${id}`;
}

/** Changes one lead, then has list and counts fetched again. */
export function useUpdateLead(id: Lead['id']) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: LeadChangesBody) => changeLead(id, changes),
    onSuccess: (saved) => showSaved(queryClient, saved),
  });
}

/** What is stored now and who stored it, when a change was refused for being late; undefined for any other failure. */
export function clashOf(error: unknown): LeadClash | undefined {
  if (!isConflict(error)) return undefined;
  return error.problem?.type === LEAD_CLASH ? leadClashSchema.safeParse(error.problem).data : undefined;
}

/**
 * Shows a lead as it was just stored, wherever it stands, and has all that shows leads fetched again. Nobody waits for that:
 * over very many leads, counts and searches take their time.
 */
export function showSaved(client: QueryClient, saved: Lead): void {
  client.setQueriesData<LeadListData>(
    { queryKey: LEAD_LISTS_KEY },
    (list) => list && { ...list, pages: list.pages.map((page) => withSaved(page, saved)) },
  );
  client.setQueryData<Lead | null>(leadKey(saved.id), (known) => known && saved);
  void client.invalidateQueries({ queryKey: LEADS_KEY });
}

function withSaved(page: LeadPage, saved: Lead): LeadPage {
  if (!page.leads.some(({ id }) => id === saved.id)) return page;
  // What only the list has stays as it was.
  return { ...page, leads: page.leads.map((lead) => (lead.id === saved.id ? { ...lead, ...saved } : lead)) };
}

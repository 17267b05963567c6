import {
  LEAD_CLASH,
  type Lead,
  type LeadChangesBody,
  type LeadClash,
  type LeadStatus,
  leadClashSchema,
  QUICK_STATUS_PROCESSED_BY,
} from '@fahrzeugpflege/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#lib/api-client.ts';
import { showSaved } from './show-saved.ts';

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
  return (await response.json()) as Lead;
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
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return error.problem?.type === LEAD_CLASH ? leadClashSchema.safeParse(error.problem).data : undefined;
}

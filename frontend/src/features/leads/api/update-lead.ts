import { type Lead, type LeadStatus, QUICK_STATUS_PROCESSED_BY } from '@fahrzeugpflege/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client';
import { isUnauthorized } from '../../../lib/api-error';
import { useSessionExpired } from '../../staff-login/api/session';
import { LEADS_KEY } from './leads';

/** What the edit dialog saves; `version` is the one it saw. */
export interface LeadEdit {
  readonly status: LeadStatus;
  readonly offerNumber: string | null;
  readonly notes: string | null;
  readonly version: number;
}

/** What a quick status button sends. */
export interface QuickStatus {
  readonly status: LeadStatus;
  readonly processedBy: typeof QUICK_STATUS_PROCESSED_BY;
}

/** The body of a quick status button. */
export function quickStatus(status: LeadStatus): QuickStatus {
  return { status, processedBy: QUICK_STATUS_PROCESSED_BY };
}

/** Changes one lead, then has list and counts fetched again; without a session it leads to the login. */
export function useUpdateLead(id: Lead['id']) {
  const queryClient = useQueryClient();
  const sessionExpired = useSessionExpired();
  return useMutation({
    mutationFn: (change: LeadEdit | QuickStatus) => callApi(`/api/leads/${id}`, { method: 'PATCH', body: change }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: LEADS_KEY }),
    onError: (error) => {
      if (isUnauthorized(error)) sessionExpired();
    },
  });
}

import type { FailedJobPage, LeadSummary, PipelineState, QueueName, UnsentMailGroup } from '@fahrzeugpflege/contracts';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { LEAD_SUMMARY_KEY } from '#features/leads/api/lead-summary.ts';
import { readApi } from '#lib/api-client.ts';

/** Part of every query key of the pipeline: invalidating it renews all that operators see. */
export const PIPELINE_KEY = ['/api/admin', 'pipeline'] as const;

/**
 * How often the page asks anew while it is visible. The rule «no polling» is about the data of visitors and leads, which
 * send word when they change; a pipeline that is stuck sends none, so it has to be asked. Milliseconds.
 */
const REFRESH_INTERVAL = 5_000;

/** The server answers within four seconds or not at all; milliseconds. */
const ANSWER_LIMIT = 8_000;

/** How the pipeline stands, renewed by itself while the page is visible. */
export function usePipelineState() {
  return useQuery<PipelineState>({
    queryKey: PIPELINE_KEY,
    queryFn: async ({ client, queryKey, signal }) => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT)]);
      const state = (await readApi(queryKey, limit)) as PipelineState;
      if (state.unsentMails) showUnsentMails(client, state.unsentMails);
      return state;
    },
    refetchInterval: REFRESH_INTERVAL,
    // What was seen at the last visit may be hours old.
    refetchOnMount: 'always',
  });
}

/** The navigation counts the same mails: it must not say something else than the page. */
function showUnsentMails(client: QueryClient, groups: readonly UnsentMailGroup[]): void {
  const unsentMails = groups.reduce((sum, { mails }) => sum + mails, 0);
  client.setQueryData<LeadSummary>(LEAD_SUMMARY_KEY, (summary) => summary && { ...summary, unsentMails });
}

/** The newest failed jobs of a queue, renewed with the state. @param limit at most 100 */
export function useFailedJobs(queue: QueueName, limit: number) {
  return useQuery<FailedJobPage>({
    queryKey: [...PIPELINE_KEY, 'failed', queue, limit],
    queryFn: async ({ signal }) =>
      (await readApi([`/api/admin/pipeline/failed?queue=${queue}&limit=${limit}`], signal)) as FailedJobPage,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_INTERVAL,
    refetchOnMount: 'always',
  });
}

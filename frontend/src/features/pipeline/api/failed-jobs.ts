import type { FailedJobPage, QueueName } from '@fahrzeugpflege/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readApi } from '#lib/api-client.ts';
import { PIPELINE_KEY, REFRESH_INTERVAL } from './pipeline-state.ts';

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

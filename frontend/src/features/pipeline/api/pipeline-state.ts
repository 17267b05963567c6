import type { PipelineState } from '@fahrzeugpflege/contracts';
import { useQuery } from '@tanstack/react-query';
import { readApi } from '../../../lib/api-client';

/** Part of every query key of the pipeline: invalidating it renews all that operators see. */
export const PIPELINE_KEY = ['/api/admin', 'pipeline'] as const;

/**
 * How often the page asks anew while it is visible. The rule «no polling» is about the data of visitors and leads, which
 * send word when they change; a pipeline that is stuck sends none, so it has to be asked. Milliseconds.
 */
export const REFRESH_INTERVAL = 5_000;

/** The server answers within four seconds or not at all; milliseconds. */
const ANSWER_LIMIT = 8_000;

/** How the pipeline stands, renewed by itself while the page is visible. */
export function usePipelineState() {
  return useQuery<PipelineState>({
    queryKey: PIPELINE_KEY,
    queryFn: async ({ queryKey, signal }) =>
      (await readApi(queryKey, AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT)]))) as PipelineState,
    refetchInterval: REFRESH_INTERVAL,
    // What was seen at the last visit may be hours old.
    refetchOnMount: 'always',
  });
}

import { type LeadStatistics, leadStatisticsSchema } from '@fahrzeugpflege/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readApi } from '#lib/api-client.ts';
import { type Days, isReversed } from './period.ts';

const STATISTICS_ADDRESS = '/api/leads/statistics';

/**
 * What became of the leads of a period; asked for anew each time the page is opened. While another period's figures are
 * on their way the present ones stay.
 */
export function useStatistics(days: Days) {
  return useQuery<LeadStatistics>({
    queryKey: [statisticsAddress(days)],
    queryFn: async ({ queryKey, signal }) => leadStatisticsSchema.parse(await readApi(queryKey, signal)),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    enabled: !isReversed(days),
  });
}

/** The address that answers for some days. */
function statisticsAddress({ from, to }: Days): string {
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString();
  return query ? `${STATISTICS_ADDRESS}?${query}` : STATISTICS_ADDRESS;
}

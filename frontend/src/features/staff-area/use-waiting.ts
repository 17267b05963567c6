import { useLeadSummary } from '../leads/api/lead-summary';

/** How much waits on a page of the staff area to be looked at. */
export function useWaiting(path: string): number {
  const { data: summary } = useLeadSummary();
  return path === '/admin/spamverdacht' ? (summary?.suspectedSpam ?? 0) : 0;
}

import { formatCount } from '#lib/format.ts';
import { useLeadSummary } from '../leads/api/lead-summary.ts';

/** What waits on pages of the staff area for somebody to look at it. */
export interface Waiting {
  /** As it is seen. */
  readonly count: string;
  /** As it is read aloud. */
  readonly text: string;
  /** Something has failed. */
  readonly isFault: boolean;
}

/** What waits on some pages, as one; undefined where nothing does. A fault goes before all else. */
export function useWaiting(paths: readonly string[]): Waiting | undefined {
  const { data: summary } = useLeadSummary();
  const { unsentMails = 0, suspectedSpam = 0 } = summary ?? {};
  if (unsentMails > 0 && paths.includes('/admin/pipeline')) {
    const text = unsentMails === 1 ? 'nicht gesendete Mail' : 'nicht gesendete Mails';
    return waiting(unsentMails, text, true);
  }
  if (suspectedSpam > 0 && paths.includes('/admin/spamverdacht')) return waiting(suspectedSpam, 'zu prüfen', false);
  return undefined;
}

function waiting(number: number, text: string, isFault: boolean): Waiting {
  const count = formatCount(number);
  return { count, text: `${count} ${text}`, isFault };
}

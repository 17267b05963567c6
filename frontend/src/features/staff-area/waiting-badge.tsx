import { useLeadSummary } from '#features/leads/api/lead-summary.ts';
import { classNames } from '#lib/class-names.ts';
import { formatCount } from '#lib/format.ts';

interface WaitingBadgeProps {
  /** Pages whose link it stands on. */
  readonly paths: readonly string[];
  readonly className?: string;
}

/** How much waits on a page, beside its name in the navigation; nothing where nothing does. */
export function WaitingBadge({ paths, className }: WaitingBadgeProps) {
  const waiting = useWaiting(paths);
  if (!waiting) return null;
  const { count, text, isFault } = waiting;
  return (
    <span
      data-waiting={isFault ? 'fault' : 'quiet'}
      className={classNames(
        'rounded-full px-1.5 text-xs tabular-nums',
        isFault ? 'bg-danger font-semibold text-paper' : 'bg-accent-wash text-accent-deep',
        className,
      )}
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** What waits on pages of the staff area for somebody to look at it. */
interface Waiting {
  /** As it is seen. */
  readonly count: string;
  /** As it is read aloud. */
  readonly text: string;
  /** Something has failed. */
  readonly isFault: boolean;
}

/** What waits on some pages, as one; undefined where nothing does. A fault goes before all else. */
function useWaiting(paths: readonly string[]): Waiting | undefined {
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

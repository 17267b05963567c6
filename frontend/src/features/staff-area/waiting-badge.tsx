import { classNames } from '#lib/class-names.ts';
import { formatCount } from '#lib/format.ts';

/** What waits on a page of the staff area for somebody to look at it. */
export interface Waiting {
  /** Of the page. */
  readonly path: string;
  /** More than none. */
  readonly count: number;
  /** What is counted, as it is read aloud after the count. */
  readonly what: string;
  /** Something has failed. */
  readonly isFault: boolean;
}

interface WaitingBadgeProps {
  /** All that waits, the gravest first. */
  readonly waiting: readonly Waiting[];
  /** Pages whose link it stands on. */
  readonly paths: readonly string[];
  readonly className?: string;
}

/** How much waits on a page, beside its name in the navigation; nothing where nothing does. */
export function WaitingBadge({ waiting, paths, className }: WaitingBadgeProps) {
  const gravest = waiting.find(({ path }) => paths.includes(path));
  if (!gravest) return null;
  const { what, isFault } = gravest;
  const count = formatCount(gravest.count);
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
      <span className="sr-only">
        {count} {what}
      </span>
    </span>
  );
}

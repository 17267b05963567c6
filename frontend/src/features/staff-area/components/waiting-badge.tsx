import { classNames } from '#lib/class-names.ts';
import { useWaiting } from '../use-waiting.ts';

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

import { classNames } from '#lib/class-names.ts';
import { formatCount } from '#lib/format.ts';

interface ResultLineProps {
  readonly loaded: number;
  readonly hasMore: boolean;
  /** Where it is known. */
  readonly total: number | undefined;
  /** Whether what is shown still is the list before: its count says nothing of the one that is asked for. */
  readonly isWaiting: boolean;
  /** Undefined where there is nothing to take back. */
  readonly onReset: (() => void) | undefined;
}

/** How many leads there are, told when it changes, and the way back to all. A phone shows it where something was chosen. */
export function ResultLine({ loaded, hasMore, total, isWaiting, onReset }: ResultLineProps) {
  return (
    <div
      className={classNames(
        'flex items-center gap-4 md:ml-auto',
        onReset ? 'max-md:basis-full max-md:justify-between' : 'max-md:sr-only',
      )}
    >
      {onReset && (
        <button type="button" onClick={onReset} className="text-link min-h-11 text-sm font-semibold text-petrol">
          Filter zurücksetzen
        </button>
      )}
      <p role="status" className="min-h-4 text-xs whitespace-nowrap text-muted tabular-nums">
        {!isWaiting && countText(loaded, hasMore, total)}
      </p>
    </div>
  );
}

function countText(loaded: number, hasMore: boolean, total: number | undefined): string {
  if (hasMore && total === undefined) return `mehr als ${formatCount(loaded)} Leads`;
  const count = hasMore && total ? total : loaded;
  return count === 1 ? '1 Lead' : `${formatCount(count)} Leads`;
}

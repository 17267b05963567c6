import type { FactChange, FactName } from '@fahrzeugpflege/contracts';
import { Button } from '#components/ui/button.tsx';
import { isConflict } from '#lib/api-client.ts';
import { formatDayAndTime } from '#lib/format.ts';
import { useUndoChange } from './business-settings.ts';
import { factLabel, factText } from './business-texts.ts';

interface ChangeListProps {
  readonly changes: readonly FactChange[];
  readonly fixed: readonly FactName[];
  /** One was taken back, or something newer stands before it: the button that was pressed goes. */
  readonly onGone: () => void;
}

/** Who changed what and when; the latest change of each fact can be taken back. */
export function ChangeList({ changes, fixed, onGone }: ChangeListProps) {
  const undo = useUndoChange();
  if (changes.length === 0) return <p className="text-muted">Noch nichts geändert: Es gilt das Profil.</p>;
  return (
    <ol className="border-b border-line text-sm">
      {changes.map((change) => (
        <li
          key={change.id}
          className="grid gap-x-6 gap-y-1 border-t border-line py-2.5 first:border-t-0 sm:grid-cols-[1fr_auto]"
        >
          <span className="min-w-0 break-words">
            <span className="font-semibold">{factLabel(change.fact)}</span>
            {change.isUndo && ' (rückgängig)'}
            <span className="block">
              {factText(change.fact, change.before)} → <strong>{factText(change.fact, change.after)}</strong>
            </span>
            <span className="block text-muted tabular-nums">
              <time dateTime={change.changedAt}>{formatDayAndTime(change.changedAt)}</time>, {change.changedBy}
            </span>
          </span>
          {change.isLatest && !fixed.includes(change.fact) && (
            <Button
              variant="outline"
              size="sm"
              className="h-fit w-fit"
              onClick={() =>
                undo.mutate(change, { onSuccess: onGone, onError: (error) => isConflict(error) && onGone() })
              }
            >
              Rückgängig <span className="sr-only">({factLabel(change.fact)})</span>
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

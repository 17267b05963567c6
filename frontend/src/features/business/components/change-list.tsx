import type { FactChange, FactName } from '@fahrzeugpflege/contracts';
import { Button } from '../../../components/ui/button';
import { formatDayAndTime } from '../../../lib/dates';
import { useUndoChange } from '../api/business';
import { factLabel, factText } from '../business-texts';

interface ChangeListProps {
  readonly changes: readonly FactChange[];
  readonly fixed: readonly FactName[];
}

/** Who changed what and when; the latest change of each fact can be taken back. */
export function ChangeList({ changes, fixed }: ChangeListProps) {
  const undo = useUndoChange();
  if (changes.length === 0) return <p className="text-muted">Noch nichts geändert: Es gilt das Profil.</p>;
  return (
    <ol className="max-w-3xl border-b border-line text-sm">
      {changes.map((change) => (
        <li key={change.id} className="grid gap-x-6 gap-y-1 border-t border-line py-2.5 sm:grid-cols-[1fr_auto]">
          <span className="min-w-0 break-words">
            <span className="font-semibold">{change.changedBy}</span>: {factLabel(change.fact)}{' '}
            {change.isUndo && '(rückgängig) '}
            {factText(change.fact, change.before)} → <strong>{factText(change.fact, change.after)}</strong>
            <time dateTime={change.changedAt} className="block text-muted tabular-nums">
              {formatDayAndTime(change.changedAt)}
            </time>
          </span>
          {change.isLatest && !fixed.includes(change.fact) && (
            <Button variant="outline" size="sm" className="w-fit" onClick={() => undo.mutate(change)}>
              Rückgängig <span className="sr-only">({factLabel(change.fact)})</span>
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

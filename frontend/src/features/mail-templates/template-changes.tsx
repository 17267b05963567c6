import type { TemplateChange } from '@fahrzeugpflege/contracts';
import { Button } from '#components/ui/button.tsx';
import { formatDayAndTime } from '#lib/format.ts';

interface TemplateChangesProps {
  /** Newest first. */
  readonly changes: readonly TemplateChange[];
  /** Takes the latest back. */
  readonly onUndo: () => void;
}

/** Who changed which templates and when; the latest change can be taken back. */
export function TemplateChanges({ changes, onUndo }: TemplateChangesProps) {
  if (changes.length === 0) return <p className="text-sm text-muted">Noch nichts geändert.</p>;
  return (
    <ol className="border-b border-line text-sm">
      {changes.map((change, index) => (
        <li
          key={change.version}
          className="grid gap-x-6 gap-y-1 border-t border-line py-2.5 first:border-t-0 sm:grid-cols-[1fr_auto]"
        >
          <span className="min-w-0 break-words">
            {changeText(change)}
            <span className="block text-muted tabular-nums">
              <time dateTime={change.changedAt}>{formatDayAndTime(change.changedAt)}</time>, {change.changedBy}
            </span>
          </span>
          {index === 0 && (
            <Button variant="outline" size="sm" className="h-fit w-fit" onClick={onUndo}>
              Rückgängig <span className="sr-only">({changeText(change)})</span>
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

const KINDS = { added: 'neu', changed: 'geändert', removed: 'entfernt' } as const;

/** «Absage» geändert, «Winterpause» neu. */
function changeText({ parts }: TemplateChange): string {
  return parts.map(({ kind, name }) => `«${name}» ${KINDS[kind]}`).join(', ') || 'Reihenfolge geändert';
}

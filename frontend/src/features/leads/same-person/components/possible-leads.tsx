import type { Lead, RelatedLead } from '@fahrzeugpflege/contracts';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/ui/button.tsx';
import { formatDayAndTime } from '#lib/format.ts';
import type { Merging } from '../api/merging.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { RelatedItem } from './related-item.tsx';

interface PossibleLeadsProps {
  readonly lead: Lead;
  readonly others: readonly RelatedLead[];
  /** Whether some are being merged. */
  readonly isPending: boolean;
  /** Resolves when it is done, or could not be; undefined where they are only to be read. */
  readonly onMerge: ((merging: Merging) => Promise<void>) | undefined;
  /** Takes the focus when the button that was pressed is gone. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** So many are shown at once. */
const SHOWN = 3;

/** What may be of the same person; staff decide. */
export function PossibleLeads({ lead, others, isPending, onMerge, focusAfter }: PossibleLeadsProps) {
  const [asked, setAsked] = useState<{ readonly related: RelatedLead; readonly returnFocusTo: HTMLElement | null }>();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (others.length === 0) return null;

  const confirm = async (related: RelatedLead, merging: Merging) => {
    setAsked({ related, returnFocusTo: focusAfter.current });
    await onMerge?.(merging);
    setAsked(undefined);
  };
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    // The button that was pressed is gone: it goes on with what it brought.
    list.current?.querySelectorAll('a')[SHOWN]?.focus();
  };
  const shown = showsAll ? others : others.slice(0, SHOWN);
  return (
    <div>
      <h4 className="text-sm font-semibold">Möglicherweise dieselbe Person</h4>
      <p className="mb-2 text-xs text-muted">Von selbst wird nichts zusammengeführt.</p>
      <ul ref={list} className="border-b border-line">
        {shown.map((related) => (
          <RelatedItem key={related.id} related={related}>
            {related.mergedInto && <p className="text-xs text-muted">mit einer anderen zusammengeführt</p>}
            {!related.mergedInto && onMerge && (
              <MergeButton related={related} onPress={(button) => setAsked({ related, returnFocusTo: button })} />
            )}
          </RelatedItem>
        ))}
      </ul>
      {shown.length < others.length && (
        <Button variant="outline" size="sm" className="mt-3" onClick={showAll}>
          {others.length - shown.length} weitere zeigen
        </Button>
      )}
      {asked && (
        <MergeDialog
          {...asked}
          opened={lead}
          isPending={isPending}
          onConfirm={(merging) => void confirm(asked.related, merging)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

interface MergeButtonProps {
  readonly related: RelatedLead;
  readonly onPress: (button: HTMLElement) => void;
}

function MergeButton({ related, onPress }: MergeButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`Zusammenführen mit der Anfrage vom ${formatDayAndTime(related.createdAt)}`}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      Zusammenführen
    </Button>
  );
}

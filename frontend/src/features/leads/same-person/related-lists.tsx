import { formTypeLabels, type Lead, type RelatedLead } from '@fahrzeugpflege/contracts';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/ui/button.tsx';
import { formatDayAndTime } from '#lib/format.ts';
import { StatusBadge } from '../lead-status.tsx';
import { OpenLeadLink } from '../open-lead/open-lead-link.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import type { Merging } from './merging.ts';
import { reasonsText } from './related-leads.ts';

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
    // As it was shown: what a colleague has made of it meanwhile is looked at first.
    await onMerge?.(merging.survivorId === lead.id ? { ...merging, version: lead.version } : merging);
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

interface MergedLeadsProps {
  readonly merged: readonly RelatedLead[];
  /** The lead that is being separated. */
  readonly pendingId: string | undefined;
  /** Undefined where they are only to be read. */
  readonly onSeparate: ((leadId: string) => void) | undefined;
}

/** What staff put together with the open lead. */
export function MergedLeads({ merged, pendingId, onSeparate }: MergedLeadsProps) {
  if (merged.length === 0) return null;
  return (
    <div>
      <h4 className="mb-2 text-sm font-semibold">Zusammengeführt</h4>
      <ul className="border-b border-line">
        {merged.map((related) => (
          <RelatedItem key={related.id} related={related}>
            {onSeparate && (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Trennen: Anfrage vom ${formatDayAndTime(related.createdAt)}`}
                busyLabel={pendingId === related.id && 'Wird getrennt …'}
                onClick={() => onSeparate(related.id)}
              >
                Trennen
              </Button>
            )}
          </RelatedItem>
        ))}
      </ul>
    </div>
  );
}

interface RelatedItemProps {
  readonly related: RelatedLead;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** Another enquiry: what it is, why it stands here, its message, and the way to it. */
export function RelatedItem({ related, children }: RelatedItemProps) {
  const { id, name, subject, message, status, formType, createdAt, reasons } = related;
  const why = reasonsText(reasons);
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <OpenLeadLink
            id={id}
            className="text-link inline-flex min-h-6 items-center font-semibold text-petrol pointer-coarse:min-h-11"
          >
            Anfrage vom {formatDayAndTime(createdAt)}
          </OpenLeadLink>
          <StatusBadge status={status} />
          <span className="text-xs text-muted">{formTypeLabels[formType]}</span>
        </p>
        <p className="mt-1 break-words">
          {name} · {subject}
        </p>
        {why && <p className="text-xs text-muted">{why}</p>}
        <Message text={message} />
      </div>
      {children}
    </li>
  );
}

/** Folded until it is asked for. */
function Message({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1 text-petrol pointer-coarse:min-h-11">
        <ChevronRight aria-hidden="true" className="-ml-1 size-4 shrink-0 transition-transform group-open:rotate-90" />
        Nachricht lesen
      </summary>
      {isOpen && <p className="mt-1 max-w-prose border-l-2 border-line pl-3 break-words whitespace-pre-wrap">{text}</p>}
    </details>
  );
}

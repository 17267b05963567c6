import { carryOver, formTypeLabels, type RelatedLead, suggestSurvivor } from '@fahrzeugpflege/contracts';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { formatDayAndTime } from '#lib/format.ts';
import { StatusBadge } from '../lead-status.tsx';
import { DialogFoot } from '../open-lead/dialog-foot.tsx';
import { MergeResult } from './merge-result.tsx';
import type { Merging } from './merging.ts';

/** What the question shows of either lead. */
type MergeSide = Omit<RelatedLead, 'reasons'>;

interface MergeDialogProps {
  readonly opened: MergeSide;
  readonly related: MergeSide;
  readonly isPending: boolean;
  readonly onConfirm: (merging: Merging) => void;
  readonly onClose: () => void;
  readonly returnFocusTo: HTMLElement | null;
}

/** Asks which of two enquiries survives before they become one matter, and shows what it has then. */
export function MergeDialog({ opened, related, isPending, onConfirm, onClose, returnFocusTo }: MergeDialogProps) {
  // By its id: a colleague's change brings either lead anew.
  const [survivorId, setSurvivorId] = useState(() => suggestSurvivor(opened, related).id);
  const [survivor, other] = survivorId === opened.id ? [opened, related] : [related, opened];
  return (
    <Dialog
      title="Anfragen zusammenführen?"
      description="Nachricht, Angaben und Verlauf beider Anfragen bleiben erhalten."
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <fieldset>
        <legend className="mb-2 font-semibold">Welche Anfrage bleibt in der Liste?</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {[opened, related].map((side) => (
            <Side
              key={side.id}
              side={side}
              mark={side === opened ? 'geöffnet' : undefined}
              isChosen={side.id === survivorId}
              onChoose={() => setSurvivorId(side.id)}
            />
          ))}
        </div>
      </fieldset>
      <MergeResult survivor={survivor} other={other} result={carryOver(survivor, other)} />
      <p className="mt-5 max-w-prose text-sm text-muted">
        Die Anfrage vom {formatDayAndTime(other.createdAt)} verschwindet aus Listen und Zahlen. Die Suche führt
        weiterhin zu ihr. Sie können die beiden jederzeit wieder trennen.
      </p>
      <DialogFoot className="mt-6 grid-cols-[auto_minmax(0,1fr)] sm:flex sm:justify-end">
        <Button variant="outline" onClick={onClose}>
          Abbrechen
        </Button>
        <Button
          variant="accent"
          busyLabel={isPending && 'Wird zusammengeführt …'}
          onClick={() => onConfirm({ survivorId, leadId: other.id })}
        >
          Zusammenführen
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

interface SideProps {
  readonly side: MergeSide;
  readonly mark: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Side({ side, mark, isChosen, onChoose }: SideProps) {
  const { name, subject, status, formType, createdAt } = side;
  return (
    <label className="flex cursor-pointer gap-3 rounded-md border border-line-strong bg-white px-3.5 py-3 has-checked:border-petrol has-checked:bg-petrol-wash has-checked:inset-ring has-checked:inset-ring-petrol">
      <input
        type="radio"
        name="survivor"
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-petrol"
      />
      <span className="grid min-w-0 content-start justify-items-start gap-y-1.5 text-sm">
        <span className="font-semibold">Anfrage vom {formatDayAndTime(createdAt)}</span>
        <span className="break-words">
          {name} · {subject}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StatusBadge status={status} />
          <span className="text-xs text-muted">{[formTypeLabels[formType], mark].filter(Boolean).join(' · ')}</span>
        </span>
      </span>
    </label>
  );
}

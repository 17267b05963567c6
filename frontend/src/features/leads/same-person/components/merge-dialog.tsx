import type { Lead, RelatedLead } from '@fahrzeugpflege/contracts';
import { Button } from '../../../../components/ui/button';
import { Dialog } from '../../../../components/ui/dialog';
import { formatDayAndTime } from '../../../../lib/dates';

interface MergeDialogProps {
  /** The one that the other goes under. */
  readonly survivor: Lead;
  readonly related: RelatedLead;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly returnFocusTo: HTMLElement | null;
}

/** Asks before two enquiries become one matter, and says what happens. */
export function MergeDialog(props: MergeDialogProps) {
  const { survivor, related, isPending, onConfirm, onClose, returnFocusTo } = props;
  return (
    <Dialog
      title="Anfragen zusammenführen?"
      description={`${related.name} · ${related.subject} · ${formatDayAndTime(related.createdAt)}`}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          Sie kommt unter die Anfrage von {survivor.name} vom {formatDayAndTime(survivor.createdAt)} und verschwindet
          aus Listen und Zahlen.
        </li>
        <li>Nachricht, Angaben und Verlauf bleiben erhalten und sind von dort aus zu lesen.</li>
        <li>Sie können die beiden jederzeit wieder trennen.</li>
      </ul>
      <div className="actions mt-6 sm:justify-end">
        <Button variant="outline" onClick={onClose}>
          Abbrechen
        </Button>
        <Button variant="accent" busyLabel={isPending && 'Wird zusammengeführt …'} onClick={onConfirm}>
          Zusammenführen
        </Button>
      </div>
    </Dialog>
  );
}

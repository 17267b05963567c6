import type { SuspectedSpam } from '@fahrzeugpflege/contracts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { formatDayAndTime } from '#lib/format.ts';

interface DeleteSpamDialogProps {
  readonly spam: SuspectedSpam;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly returnFocusTo: HTMLElement | null;
}

/** Asks before something is deleted for good. */
export function DeleteSpamDialog({ spam, isPending, onConfirm, onClose, returnFocusTo }: DeleteSpamDialogProps) {
  return (
    <Dialog
      title="Anfrage löschen?"
      description={`${spam.words.name} · ${formatDayAndTime(spam.receivedAt)}`}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <p className="max-w-prose">
        Sie wird sofort und endgültig gelöscht, mit allem, was darin steht. Festgehalten wird nur, dass eine Anfrage
        gelöscht wurde.
      </p>
      <div className="actions mt-6 sm:justify-end">
        <Button variant="outline" onClick={onClose}>
          Abbrechen
        </Button>
        <Button variant="danger" busyLabel={isPending && 'Wird gelöscht …'} onClick={onConfirm}>
          Endgültig löschen
        </Button>
      </div>
    </Dialog>
  );
}

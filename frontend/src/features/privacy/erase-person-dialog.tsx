import type { ErasureManner, PersonCounts } from '@fahrzeugpflege/contracts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { failureText } from '#features/session/failures.ts';
import { toast } from '#lib/toast-store.ts';
import { useErasePerson } from './privacy.ts';
import { mannerTexts, recordsText } from './privacy-texts.ts';

interface ErasePersonDialogProps {
  readonly leadId: string;
  readonly counts: PersonCounts;
  readonly manner: ErasureManner;
  readonly onErased: () => void;
  readonly onClose: () => void;
  readonly returnFocusTo: HTMLElement | null;
}

/** Asks before a person's data go for good, and says what goes. */
export function ErasePersonDialog({
  leadId,
  counts,
  manner,
  onErased,
  onClose,
  returnFocusTo,
}: ErasePersonDialogProps) {
  const erase = useErasePerson(leadId);
  const texts = mannerTexts[manner];
  const carryOut = () =>
    erase.mutate(
      { manner, expected: counts },
      {
        onSuccess: (erased) => {
          toast({ title: texts.done, description: `${recordsText(erased)}.` });
          onErased();
        },
      },
    );
  return (
    <Dialog title={texts.title} description={recordsText(counts)} onClose={onClose} returnFocusTo={returnFocusTo}>
      <div role="alert" className="mb-5 empty:hidden">
        {erase.error && <Notice tone="danger">{failureText(erase.error, NOTHING_ERASED)}</Notice>}
      </div>
      <div className="grid max-w-prose gap-3">
        <p>{texts.what}</p>
        <p>
          Einsendungen werden geleert, offene Mails nicht mehr gesendet. Das lässt sich nicht rückgängig machen.
          Festgehalten wird nur, wer wann wie viel gelöscht hat.
        </p>
        <p className="text-sm text-muted">
          Mails, die schon in Ihrem Postfach liegen, und heruntergeladene Dateien löschen Sie dort selbst.
        </p>
      </div>
      <div className="actions mt-6 sm:justify-end">
        <Button variant="outline" onClick={onClose}>
          Abbrechen
        </Button>
        <Button variant="danger" busyLabel={erase.isPending && texts.busy} onClick={carryOut}>
          {texts.action}
        </Button>
      </div>
    </Dialog>
  );
}

const NOTHING_ERASED = 'Das hat nicht geklappt. Gelöscht wurde nichts. Bitte versuchen Sie es erneut.';

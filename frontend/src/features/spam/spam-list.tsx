import type { SuspectedSpam } from '@fahrzeugpflege/contracts';
import { type RefObject, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { formatDayAndTime } from '#lib/format.ts';
import { useDeleteSpam, useReleaseSpam } from './spam.ts';
import { SpamCard } from './spam-card.tsx';

interface SpamListProps {
  readonly spam: readonly SuspectedSpam[];
  /** Takes the focus when the card that had it is gone. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** All that is suspected, and the question before one of them is deleted. */
export function SpamList({ spam, focusAfter }: SpamListProps) {
  const release = useReleaseSpam();
  const deletion = useDeleteSpam();
  const [asked, setAsked] = useState<{ readonly spam: SuspectedSpam; readonly returnFocusTo: HTMLElement | null }>();

  // The mutations report the outcome; the list may be gone by then.
  const releaseOne = async (one: SuspectedSpam) => {
    if (release.isPending) return;
    await release.mutateAsync(one).catch(() => undefined);
    focusAfter.current?.focus();
  };
  const deleteOne = async (one: SuspectedSpam) => {
    setAsked({ spam: one, returnFocusTo: focusAfter.current });
    await deletion.mutateAsync(one).catch(() => undefined);
    setAsked(undefined);
  };
  return (
    <>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        {spam.map((one) => (
          <SpamCard
            key={one.id}
            spam={one}
            isReleasing={release.isPending && release.variables.id === one.id}
            onRelease={() => void releaseOne(one)}
            onDelete={(button) => setAsked({ spam: one, returnFocusTo: button })}
          />
        ))}
      </div>
      {asked && (
        <DeleteSpamDialog
          {...asked}
          isPending={deletion.isPending}
          onConfirm={() => void deleteOne(asked.spam)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface DeleteSpamDialogProps {
  readonly spam: SuspectedSpam;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly returnFocusTo: HTMLElement | null;
}

/** Asks before something is deleted for good. */
function DeleteSpamDialog({ spam, isPending, onConfirm, onClose, returnFocusTo }: DeleteSpamDialogProps) {
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

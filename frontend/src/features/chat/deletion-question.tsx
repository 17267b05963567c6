import { useEffect, useId, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { Conversation } from './use-conversation.ts';

interface DeletionQuestionProps {
  readonly deletion: Conversation['deletion'];
  readonly onDeleted: () => void;
  readonly onKept: () => void;
}

/**
 * Asks before the conversation is deleted, in the place of the text field. There is no way back while it is being deleted:
 * whatever was written meanwhile would go too.
 */
export function DeletionQuestion({ deletion, onDeleted, onKept }: DeletionQuestionProps) {
  const id = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const { mutate, isPending, isError } = deletion;
  useEffect(() => {
    // The harmless one.
    buttons.current?.querySelector<HTMLElement>('button:last-child')?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className="shrink-0 border-t border-line bg-surface px-4 py-4"
    >
      <div className="mx-auto max-w-[40rem]">
        <h3 id={id} className="text-base">
          Gespräch löschen?
        </h3>
        <p id={`${id}-text`} className="mt-1 text-sm text-muted">
          Es verschwindet hier und auf unserem Server. Eine Anfrage, die schon bei uns angekommen ist, bleibt.
        </p>
        <div ref={buttons} className="mt-3 flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="danger"
            busyLabel={isPending && 'Wird gelöscht …'}
            onClick={() => mutate(undefined, { onSuccess: onDeleted })}
          >
            Löschen
          </Button>
          {!isPending && (
            <Button size="sm" variant="outline" onClick={onKept}>
              Behalten
            </Button>
          )}
        </div>
        <p role="alert" className="text-sm font-semibold text-danger not-empty:mt-3">
          {isError && 'Das hat nicht geklappt. Bitte versuchen Sie es in einem Moment nochmals.'}
        </p>
      </div>
    </div>
  );
}

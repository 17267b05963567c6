import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';

interface SendQuestionProps {
  readonly to: string;
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly onBack: () => void;
}

/** The last look before a mail goes out: it names the address. Esc leads back to the text. */
export function SendQuestion({ to, isSending, onSend, onBack }: SendQuestionProps) {
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => send.current?.focus(), []);
  return (
    <fieldset
      aria-label={`An ${to} senden?`}
      className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full"
    >
      <p className="min-w-0 text-sm break-words max-sm:w-full">
        An <strong>{to}</strong> senden?
      </p>
      <Button
        ref={send}
        variant="accent"
        size="sm"
        busyLabel={isSending && 'Wird gesendet …'}
        onClick={onSend}
        className="max-sm:flex-1"
      >
        Jetzt senden
      </Button>
      <Button variant="quiet" size="sm" data-back onClick={onBack}>
        Zurück
      </Button>
    </fieldset>
  );
}

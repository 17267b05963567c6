import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';

interface MadeUpPasswordNoteProps {
  readonly password: string;
  readonly onDone: () => void;
}

const COPIED = 'In die Zwischenablage kopiert.';
const NOT_COPIED = 'Das Kopieren ging nicht. Das Passwort ist markiert: bitte von Hand kopieren.';

/** A password that is shown this one time, to be copied or read out. */
export function MadeUpPasswordNote({ password, onDone }: MadeUpPasswordNoteProps) {
  const text = useRef<HTMLElement>(null);
  const copyButton = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<string>();

  useEffect(() => copyButton.current?.querySelector('button')?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(password);
      setOutcome(COPIED);
    } catch {
      // Refused, or no such thing on a page without HTTPS.
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      setOutcome(NOT_COPIED);
    }
  }

  return (
    <>
      <dl>
        <dt className="text-sm text-muted">Passwort für die erste Anmeldung</dt>
        <dd className="mt-1 rounded-md border border-line-strong bg-white px-4 py-3">
          <code ref={text} translate="no" className="text-sm font-semibold break-words select-all sm:text-lg">
            {password}
          </code>
        </dd>
      </dl>
      <p role="status" className="mt-2 min-h-6 text-sm font-semibold">
        {outcome}
      </p>
      <Notice className="mt-2">
        Dieses Passwort wird nie wieder angezeigt. Bei der ersten Anmeldung muss ein eigenes gewählt werden.
      </Notice>
      <div ref={copyButton} className="actions mt-6 sm:justify-end">
        <Button variant="outline" onClick={() => void copy()}>
          {outcome === COPIED ? (
            <Check aria-hidden="true" className="size-5" />
          ) : (
            <Copy aria-hidden="true" className="size-5" />
          )}
          Kopieren
        </Button>
        <Button onClick={onDone}>Fertig</Button>
      </div>
    </>
  );
}

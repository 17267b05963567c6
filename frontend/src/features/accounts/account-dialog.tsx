import type { MadeUpPassword, StaffAccount } from '@fahrzeugpflege/contracts';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { failureText } from '#features/session/failures.ts';
import { toast } from '#lib/toast-store.ts';
import { taskTexts } from './account-texts.ts';
import { type AccountTask, useAccountTask } from './accounts.ts';

/** What is asked before something is done to an account, or the password that came of it. */
export type AccountDialogContent =
  | { readonly kind: 'task'; readonly task: AccountTask; readonly account: StaffAccount }
  | { readonly kind: 'password'; readonly madeUp: MadeUpPassword; readonly isNew: boolean };

interface AccountDialogProps {
  readonly content: AccountDialogContent;
  readonly onContent: (content: AccountDialogContent) => void;
  readonly onClose: () => void;
  readonly returnFocusTo: HTMLElement | null;
}

/** Asks before an account is changed; after a reset the same dialog shows the password. */
export function AccountDialog({ content, onContent, onClose, returnFocusTo }: AccountDialogProps) {
  if (content.kind === 'password') {
    const { madeUp, isNew } = content;
    return (
      <Dialog
        title={isNew ? `Konto ${madeUp.username} angelegt` : `Neues Passwort für ${madeUp.username}`}
        description={`Geben Sie das Passwort persönlich an ${madeUp.username} weiter.`}
        onClose={onClose}
        returnFocusTo={returnFocusTo}
      >
        <MadeUpPasswordNote password={madeUp.password} onDone={onClose} />
      </Dialog>
    );
  }
  const { title, consequence } = taskTexts(content.task, content.account);
  return (
    <Dialog title={title} description={consequence} onClose={onClose} returnFocusTo={returnFocusTo}>
      <Confirmation {...content} onContent={onContent} onClose={onClose} />
    </Dialog>
  );
}

interface ConfirmationProps extends Pick<AccountDialogProps, 'onContent' | 'onClose'> {
  readonly task: AccountTask;
  readonly account: StaffAccount;
}

function Confirmation({ task, account, onContent, onClose }: ConfirmationProps) {
  const { mutate, isPending, error } = useAccountTask();
  const { action, done } = taskTexts(task, account);
  const carryOut = () =>
    mutate(
      { task, id: account.id },
      {
        onSuccess: (madeUp) => {
          if (madeUp) return onContent({ kind: 'password', madeUp, isNew: false });
          onClose();
          if (done) toast(done);
        },
      },
    );
  return (
    <>
      <div role="alert" className="mb-5 empty:hidden">
        {error && <Notice tone="danger">{failureText(error)}</Notice>}
      </div>
      <div className="actions sm:justify-end">
        <Button variant="outline" onClick={onClose}>
          Abbrechen
        </Button>
        <Button variant="accent" busyLabel={isPending && 'Einen Moment …'} onClick={carryOut}>
          {action}
        </Button>
      </div>
    </>
  );
}

interface MadeUpPasswordNoteProps {
  readonly password: string;
  readonly onDone: () => void;
}

const COPIED = 'In die Zwischenablage kopiert.';
const NOT_COPIED = 'Das Kopieren ging nicht. Das Passwort ist markiert: bitte von Hand kopieren.';

/** A password that is shown this one time, to be copied or read out. */
function MadeUpPasswordNote({ password, onDone }: MadeUpPasswordNoteProps) {
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

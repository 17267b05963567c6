import type { MadeUpPassword, StaffAccount } from '@fahrzeugpflege/contracts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { ApiError } from '#lib/api-client.ts';
import { toast } from '#lib/toast-store.ts';
import { taskTexts } from '../account-texts.ts';
import { type AccountTask, useAccountTask } from '../api/accounts.ts';
import { MadeUpPasswordNote } from './made-up-password-note.tsx';

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
        description={`Geben Sie es ${madeUp.username} persönlich weiter.`}
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
        {error && <Notice tone="danger">{refusalOf(error)}</Notice>}
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

function refusalOf(error: Error): string {
  const detail = error instanceof ApiError ? error.problem?.detail : undefined;
  return detail ?? 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';
}

import type { StaffAccount } from '@fahrzeugpflege/contracts';
import { useState } from 'react';
import { type AccountTask, useAccounts } from '../api/accounts';
import { AccountDialog, type AccountDialogContent } from './account-dialog';
import { AccountHistory } from './account-history';
import { AccountRow } from './account-row';
import { AddAccountForm } from './add-account-form';
import { LoadFailure } from './load-failure';

interface OpenDialog {
  readonly content: AccountDialogContent;
  /** What had the focus before. */
  readonly opener: HTMLElement | null;
}

/** «Konten»: who may sign in; adding, locking, unlocking and resetting. */
export function AccountsPage() {
  const accounts = useAccounts();
  const [dialog, setDialog] = useState<OpenDialog>();
  const open = (content: AccountDialogContent) => setDialog({ content, opener: focusedElement() });
  const ask = (task: AccountTask, account: StaffAccount) => open({ kind: 'task', task, account });
  return (
    <div className="page-width py-6 md:py-10">
      <h1 className="text-2xl">Konten</h1>
      <p className="mt-2 mb-6 text-muted">
        Wer sich im Admin-Bereich anmelden darf. Alle Konten haben dieselben Rechte.
      </p>
      <AddAccountForm onAdded={(madeUp) => open({ kind: 'password', madeUp, isNew: true })} />
      <section aria-label="Alle Konten" className="mt-8">
        {accounts.isPending && <p role="status">Konten werden geladen …</p>}
        {accounts.isError && !accounts.data && (
          <LoadFailure onRetry={() => void accounts.refetch()}>Die Konten konnten nicht geladen werden.</LoadFailure>
        )}
        {accounts.data && (
          <ul className="overflow-hidden rounded-lg border border-line bg-surface">
            {accounts.data.map((account) => (
              <AccountRow key={account.id} account={account} onAsk={(task) => ask(task, account)} />
            ))}
          </ul>
        )}
      </section>
      <AccountHistory />
      {dialog && (
        <AccountDialog
          content={dialog.content}
          onContent={(content) => setDialog({ ...dialog, content })}
          onClose={() => setDialog(undefined)}
          returnFocusTo={dialog.opener}
        />
      )}
    </div>
  );
}

function focusedElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

import type { StaffAccount } from '@fahrzeugpflege/contracts';
import { useState } from 'react';
import { LoadFailure } from '#components/ui/loading.tsx';
import { AccountDialog, type AccountDialogContent } from '#features/accounts/account-dialog.tsx';
import { AccountHistory } from '#features/accounts/account-history.tsx';
import { AccountRow } from '#features/accounts/account-row.tsx';
import { type AccountTask, useAccounts } from '#features/accounts/accounts.ts';
import { AddAccountForm } from '#features/accounts/add-account-form.tsx';
import { PageHeading } from '#features/staff-area/page-heading.tsx';

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
    <div className="page-width pt-4 pb-10 md:pt-6">
      <PageHeading title="Konten">
        Wer sich im Admin-Bereich anmelden darf. Alle Konten haben dieselben Rechte.
      </PageHeading>
      <div className="mt-6">
        <AddAccountForm onAdded={(madeUp) => open({ kind: 'password', madeUp, isNew: true })} />
      </div>
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

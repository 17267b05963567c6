import { MAX_MAIL_NAME_LENGTH, type MadeUpPassword } from '@fahrzeugpflege/contracts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { fieldFailure } from '#features/session/failures.ts';
import { useAddAccount } from './accounts.ts';

/** Who signs in, and how they sign mails: the password is made up. */
export function AddAccountForm({ onAdded }: { readonly onAdded: (madeUp: MadeUpPassword) => void }) {
  const add = useAddAccount();
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isNameMissing, setNameMissing] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (add.isPending) return;
    const form = event.currentTarget;
    const texts = new FormData(form);
    const account = { username: String(texts.get('username')), mailName: String(texts.get('mailName')) };
    const isMissing = account.username.trim() === '';
    setNameMissing(isMissing);
    if (isMissing) {
      field.current?.focus();
      return;
    }
    add.mutate(account, {
      onSuccess: (madeUp) => {
        form.reset();
        field.current?.focus();
        onAdded(madeUp);
      },
      onError: () => field.current?.focus(),
    });
  }

  return (
    <form method="post" noValidate onSubmit={submit} aria-labelledby={titleId} className="max-w-4xl">
      <h2 id={titleId} className="mb-3 text-lg">
        Neues Konto
      </h2>
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start lg:grid-cols-[1fr_1fr_auto]">
        <TextField
          ref={field}
          name="username"
          label="Benutzername"
          required
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          hint="Zum Beispiel der Vorname. Das Passwort wird erzeugt."
          error={isNameMissing ? 'Bitte geben Sie einen Benutzernamen ein' : nameFailure(add.error)}
        />
        <TextField
          name="mailName"
          label="Name in Mails"
          maxLength={MAX_MAIL_NAME_LENGTH}
          autoComplete="off"
          hint="Steht unter Antworten an Kundinnen und Kunden, zum Beispiel Anna Muster. Unter «Mein Konto» zu ändern."
        />
        <Button
          type="submit"
          className="sm:justify-self-start lg:mt-[1.78rem]"
          busyLabel={add.isPending && 'Wird angelegt …'}
        >
          Konto anlegen
        </Button>
      </div>
    </form>
  );
}

function nameFailure(error: Error | null): string | undefined {
  return fieldFailure(error, 'username', 'Das Konto konnte nicht angelegt werden. Bitte versuchen Sie es erneut.');
}

import type { MadeUpPassword } from '@fahrzeugpflege/contracts';
import { type FormEvent, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { fieldFailure } from '#features/session/failures.ts';
import { useAddAccount } from './accounts.ts';

/** One field and one button: the password is made up. */
export function AddAccountForm({ onAdded }: { readonly onAdded: (madeUp: MadeUpPassword) => void }) {
  const add = useAddAccount();
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (add.isPending) return;
    const form = event.currentTarget;
    add.mutate(String(new FormData(form).get('username')), {
      onSuccess: (madeUp) => {
        form.reset();
        field.current?.focus();
        onAdded(madeUp);
      },
      onError: () => field.current?.focus(),
    });
  }

  return (
    <form
      method="post"
      onSubmit={submit}
      aria-label="Konto anlegen"
      className="grid max-w-xl gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
    >
      <TextField
        ref={field}
        name="username"
        label="Neues Konto"
        required
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint="Benutzername, zum Beispiel der Vorname. Das Passwort wird erzeugt."
        error={fieldFailure(
          add.error,
          'username',
          'Das Konto konnte nicht angelegt werden. Bitte versuchen Sie es erneut.',
        )}
      />
      <Button type="submit" className="sm:mt-[1.78rem]" busyLabel={add.isPending && 'Wird angelegt …'}>
        Konto anlegen
      </Button>
    </form>
  );
}

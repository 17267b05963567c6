import type { FormEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { ApiError } from '#lib/api-client.ts';
import { toast } from '#lib/toast-store.ts';
import { useLogin } from '../api/session.ts';
import { StaffPanel } from './staff-panel.tsx';

/** «Admin-Anmeldung». */
export function LoginForm() {
  const login = useLogin();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (login.isPending) return;
    const fields = new FormData(event.currentTarget);
    const credentials = { username: String(fields.get('username')), password: String(fields.get('password')) };
    login.mutate(credentials, { onSuccess: welcome, onError: refuse });
  }

  return (
    <StaffPanel title="Admin-Anmeldung">
      <form method="post" onSubmit={submit} className="grid gap-5">
        <TextField
          name="username"
          label="Benutzername"
          required
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <TextField name="password" label="Passwort" type="password" required autoComplete="current-password" />
        <Button type="submit" variant="accent" busyLabel={login.isPending && 'Anmeldung läuft …'}>
          Anmelden
        </Button>
      </form>
    </StaffPanel>
  );
}

function welcome(): void {
  toast({ title: 'Anmeldung erfolgreich', description: 'Willkommen im Admin-Bereich.' });
}

/** Any answer but success means wrong credentials; no answer at all is another matter. */
function refuse(error: unknown): void {
  toast(
    error instanceof ApiError
      ? {
          variant: 'destructive',
          title: 'Anmeldung fehlgeschlagen',
          description: 'Benutzername oder Passwort ist falsch',
        }
      : {
          variant: 'destructive',
          title: 'Fehler',
          description: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
        },
  );
}

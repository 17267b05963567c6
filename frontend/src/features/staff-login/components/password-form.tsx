import { MIN_PASSWORD_LENGTH } from '@fahrzeugpflege/contracts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import { ApiError, isUnauthorized } from '../../../lib/api-error';
import { toast } from '../../../lib/toast-store';
import { useChangePassword, useLogout, useSessionExpired } from '../api/session';
import { StaffPanel } from './staff-panel';

type PasswordErrors = Readonly<Partial<Record<'currentPassword' | 'newPassword' | 'repeated' | 'form', string>>>;

/** The change that a made-up password asks for at the first login. */
export function PasswordForm() {
  const change = useChangePassword();
  const logout = useLogout();
  const sessionExpired = useSessionExpired();
  const [errors, setErrors] = useState<PasswordErrors>({});

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (change.isPending) return;
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name));
    const found = checkPasswords(text('newPassword'), text('repeated'));
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const passwords = { currentPassword: text('currentPassword'), newPassword: text('newPassword') };
    change.mutate(passwords, {
      onSuccess: () => toast({ title: 'Passwort geändert', description: 'Ab jetzt gilt Ihr neues Passwort.' }),
      onError: (error) => (isUnauthorized(error) ? sessionExpired() : setErrors(refusalOf(error))),
    });
  }

  return (
    <StaffPanel title="Neues Passwort wählen">
      <p className="mb-6 text-sm text-muted">
        Ihr Passwort wurde beim ersten Start erzeugt. Wählen Sie ein eigenes, bevor Sie weiterarbeiten.
      </p>
      <form method="post" onSubmit={submit} className="grid gap-5">
        <TextField
          name="currentPassword"
          label="Bisheriges Passwort"
          type="password"
          required
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        <TextField
          name="newPassword"
          label="Neues Passwort"
          type="password"
          required
          autoComplete="new-password"
          hint={`Mindestens ${MIN_PASSWORD_LENGTH} Zeichen`}
          error={errors.newPassword}
        />
        <TextField
          name="repeated"
          label="Neues Passwort wiederholen"
          type="password"
          required
          autoComplete="new-password"
          error={errors.repeated}
        />
        <div role="alert" className="empty:hidden">
          {errors.form && <Notice tone="danger">{errors.form}</Notice>}
        </div>
        <Button type="submit" variant="accent" busyLabel={change.isPending && 'Wird gespeichert …'}>
          Passwort speichern
        </Button>
        <Button variant="outline" onClick={() => logout.mutate()}>
          Abmelden
        </Button>
      </form>
    </StaffPanel>
  );
}

function checkPasswords(password: string, repeated: string): PasswordErrors {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return { newPassword: `Das Passwort muss mindestens ${MIN_PASSWORD_LENGTH} Zeichen lang sein` };
  }
  return password === repeated ? {} : { repeated: 'Die beiden Passwörter sind nicht gleich' };
}

function refusalOf(error: unknown): PasswordErrors {
  if (error instanceof ApiError && Object.keys(error.fieldErrors).length > 0) return error.fieldErrors;
  const detail = error instanceof ApiError ? error.problem?.detail : undefined;
  return { form: detail ?? 'Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut.' };
}

import { MIN_PASSWORD_LENGTH } from '@fahrzeugpflege/contracts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { ApiError, isUnauthorized } from '#lib/api-client.ts';
import { toast } from '#lib/toast-store.ts';
import { failureText } from './failures.ts';
import { StaffPanel } from './login-form.tsx';
import { useChangePassword, useLogout, useSessionGuard } from './session.ts';

/** The change that a made-up password asks for at the first login. */
export function PasswordForm({ username }: { readonly username: string | undefined }) {
  const logout = useLogout();
  useSessionGuard();
  return (
    <StaffPanel title="Neues Passwort wählen">
      <p className="mb-6 text-sm text-muted">
        Ihr Passwort wurde erzeugt und Ihnen mitgeteilt. Wählen Sie ein eigenes, bevor Sie weiterarbeiten.
      </p>
      <ChangePasswordForm username={username} currentLabel="Bisheriges Passwort">
        <Button variant="outline" busyLabel={logout.isPending && 'Abmelden …'} onClick={() => logout.mutate()}>
          Abmelden
        </Button>
      </ChangePasswordForm>
    </StaffPanel>
  );
}

interface ChangePasswordFormProps {
  /** Whose password it is: password managers keep the two together. */
  readonly username: string | undefined;
  readonly currentLabel: string;
  /** Further buttons, below the one that saves. */
  readonly children?: ReactNode;
}

/** Asks for the present password and, twice, for the new one. */
export function ChangePasswordForm({ username, currentLabel, children }: ChangePasswordFormProps) {
  const { form, submit, isSaving, errors } = usePasswordChange();
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
      <TextField
        name="currentPassword"
        label={currentLabel}
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
      <Button type="submit" variant="accent" busyLabel={isSaving && 'Wird gespeichert …'}>
        Passwort speichern
      </Button>
      {children}
    </form>
  );
}

type Passwords = Readonly<Record<'currentPassword' | 'newPassword' | 'repeated', string>>;
type PasswordErrors = Readonly<Partial<Passwords>> & { readonly form?: string };

/** The form of a password change: what it sends, what is wrong with it, and the focus on the first fault. */
function usePasswordChange() {
  const change = useChangePassword();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<PasswordErrors>({});

  useEffect(() => {
    const faulty = Object.keys(errors)[0];
    if (faulty) form.current?.querySelector<HTMLElement>(`[name="${faulty}"]`)?.focus();
  }, [errors]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (change.isPending) return;
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name));
    const passwords = { currentPassword: text('currentPassword'), newPassword: text('newPassword') };
    const found = checkPasswords({ ...passwords, repeated: text('repeated') });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    change.mutate(passwords, {
      onSuccess: () => {
        form.current?.reset();
        toast({ title: 'Passwort geändert', description: 'Ab jetzt gilt Ihr neues Passwort.' });
      },
      onError: (error) => !isUnauthorized(error) && setErrors(refusalOf(error)),
    });
  }

  return { form, submit, isSaving: change.isPending, errors };
}

/** What is wrong with each, in the order of the fields. */
function checkPasswords({ currentPassword, newPassword, repeated }: Passwords): PasswordErrors {
  const missing = currentPassword === '' ? { currentPassword: 'Bitte geben Sie Ihr Passwort ein' } : {};
  if (newPassword.length < MIN_PASSWORD_LENGTH) {
    return { ...missing, newPassword: `Das Passwort muss mindestens ${MIN_PASSWORD_LENGTH} Zeichen lang sein` };
  }
  return newPassword === repeated ? missing : { ...missing, repeated: 'Die beiden Passwörter sind nicht gleich' };
}

function refusalOf(error: unknown): PasswordErrors {
  if (error instanceof ApiError && Object.keys(error.fieldErrors).length > 0) return error.fieldErrors;
  return { form: failureText(error, 'Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut.') };
}

import { MIN_PASSWORD_LENGTH } from '@fahrzeugpflege/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, isUnauthorized } from '#lib/api-client.ts';
import { toast } from '#lib/toast-store.ts';
import { useChangePassword } from './api/session.ts';

type PasswordErrors = Readonly<Partial<Record<'currentPassword' | 'newPassword' | 'repeated' | 'form', string>>>;

/** The form of a password change: what it sends, what is wrong with it, and the focus on the first fault. */
export function usePasswordChange() {
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
    const found = checkPasswords(text('newPassword'), text('repeated'));
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const passwords = { currentPassword: text('currentPassword'), newPassword: text('newPassword') };
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

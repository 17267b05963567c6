import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { ApiError } from '#lib/api-client.ts';
import { toast } from '#lib/toast-store.ts';
import { failureText } from './failures.ts';
import { useLogin } from './session.ts';

const MISSING = { username: 'Bitte geben Sie Ihren Benutzernamen ein', password: 'Bitte geben Sie Ihr Passwort ein' };

/** «Admin-Anmeldung». */
export function LoginForm() {
  const login = useLogin();
  const [errors, setErrors] = useState<Partial<typeof MISSING>>({});

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (login.isPending) return;
    const fields = new FormData(event.currentTarget);
    const credentials = { username: String(fields.get('username')), password: String(fields.get('password')) };
    const missing = (['username', 'password'] as const).filter((name) => credentials[name] === '');
    setErrors(Object.fromEntries(missing.map((name) => [name, MISSING[name]])));
    if (missing[0]) event.currentTarget.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus();
    else login.mutate(credentials, { onSuccess: welcome, onError: refuse });
  }

  return (
    <StaffPanel title="Admin-Anmeldung">
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          name="username"
          label="Benutzername"
          required
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={errors.username}
        />
        <TextField
          name="password"
          label="Passwort"
          type="password"
          required
          autoComplete="current-password"
          error={errors.password}
        />
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

/** Only 401 and 422 are about what was typed; of any other failure the API says itself what it is. */
function refuse(error: unknown): void {
  const isMistyped = error instanceof ApiError && (error.status === 401 || error.status === 422);
  toast(
    isMistyped
      ? {
          variant: 'destructive',
          title: 'Anmeldung fehlgeschlagen',
          description: 'Benutzername oder Passwort ist falsch',
        }
      : {
          variant: 'destructive',
          title: 'Fehler',
          description: failureText(error, 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.'),
        },
  );
}

/**
 * The narrow panel of login and password change. It takes the focus where that got lost with the page it stands for, or is
 * on nothing but the content as a whole, so that a screen reader says where one is; to what comes after it, it leaves it
 * as a change of page does.
 */
export function StaffPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const content = document.getElementById('inhalt');
    const isLost = () => document.activeElement === document.body;
    if (isLost() || document.activeElement === content) heading.current?.focus({ preventScroll: true });
    return () => {
      if (isLost()) content?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div className="grid flex-1 place-items-center px-5 py-12 [--text-2xl:1.75rem]">
      <section className="w-full max-w-md rounded-lg border border-line bg-surface p-6 sm:p-9">
        <h1 ref={heading} tabIndex={-1} className="mb-6 text-2xl outline-none">
          {title}
        </h1>
        {children}
      </section>
    </div>
  );
}

import { MIN_PASSWORD_LENGTH } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { usePasswordChange } from '../use-password-change.ts';

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
    <form ref={form} method="post" onSubmit={submit} className="grid gap-5">
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

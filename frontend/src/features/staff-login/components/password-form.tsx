import { Button } from '#components/ui/button.tsx';
import { useSessionGuard } from '#features/staff-area/use-session-guard.ts';
import { useLogout } from '../api/session.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { StaffPanel } from './staff-panel.tsx';

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

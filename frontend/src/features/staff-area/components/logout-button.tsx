import { LogOut } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { useLogout } from '#features/staff-login/api/session.ts';

interface LogoutButtonProps {
  /** Among other buttons, or quiet beside links. */
  readonly variant: 'outline' | 'quiet';
}

/** Ends the session. */
export function LogoutButton({ variant }: LogoutButtonProps) {
  const logout = useLogout();
  return (
    <Button variant={variant} size="sm" busyLabel={logout.isPending && 'Abmelden …'} onClick={() => logout.mutate()}>
      <LogOut aria-hidden="true" className="size-4" /> Abmelden
    </Button>
  );
}

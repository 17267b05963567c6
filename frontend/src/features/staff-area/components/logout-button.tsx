import { LogOut } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { useLogout } from '../../staff-login/api/session';

/** Ends the session. */
export function LogoutButton() {
  const logout = useLogout();
  return (
    <Button variant="outline" size="sm" busyLabel={logout.isPending && 'Abmelden …'} onClick={() => logout.mutate()}>
      <LogOut aria-hidden="true" className="size-4" /> Abmelden
    </Button>
  );
}

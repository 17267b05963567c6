import { LeadsManagement } from '../features/leads/components/leads-management';
import { useSession } from '../features/staff-login/api/session';
import { LoginForm } from '../features/staff-login/components/login-form';
import { PasswordForm } from '../features/staff-login/components/password-form';

/** The staff area: the session decides whether it shows the login, the password change or the leads. */
export function StaffArea() {
  const session = useSession();
  if (session.isPending) {
    return (
      <p role="status" className="page-width py-16 text-muted">
        Überprüfe Berechtigung...
      </p>
    );
  }
  const status = session.data;
  if (!status?.isAuthenticated) return <LoginForm />;
  if (status.mustChangePassword) return <PasswordForm />;
  return <LeadsManagement username={status.username} />;
}

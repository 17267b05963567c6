import { useLocation } from 'react-router-dom';
import { StaffFrame } from '../features/staff-area/components/staff-frame';
import { staffPages } from '../features/staff-area/staff-pages';
import { useSession } from '../features/staff-login/api/session';
import { LoginForm } from '../features/staff-login/components/login-form';
import { PasswordForm } from '../features/staff-login/components/password-form';
import { NotFoundPage } from './not-found-page';

/** The staff area: the session decides whether it shows the login, the password change or the page of the address. */
export function StaffArea() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.isPending) {
    return (
      <p role="status" className="page-width py-16 text-muted">
        Überprüfe Berechtigung...
      </p>
    );
  }
  const status = session.data;
  if (!status?.isAuthenticated) return <LoginForm />;
  if (status.mustChangePassword) return <PasswordForm username={status.username} />;
  const path = pathname.replace(/\/+$/, '');
  const Page = staffPages.find((page) => page.path === path)?.Page ?? NotFoundPage;
  return (
    <StaffFrame username={status.username}>
      <Page />
    </StaffFrame>
  );
}

import { useLocation } from 'react-router-dom';
import { LoginForm } from '#features/session/login-form.tsx';
import { PasswordForm } from '#features/session/password-form.tsx';
import { useSession } from '#features/session/session.ts';
import { StaffFrame } from '#features/staff-area/staff-frame.tsx';
import { QueryProvider } from '#lib/queries.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { staffRoutes } from './staff-routes.ts';

/** The staff area, with the queries that all of it shares. */
export function StaffArea() {
  return (
    <QueryProvider>
      <Area />
    </QueryProvider>
  );
}

/** The session decides whether it shows the login, the password change or the page of the address. */
function Area() {
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
  const Page = staffRoutes.find((page) => page.path === path)?.Page ?? NotFoundPage;
  return (
    <StaffFrame pages={staffRoutes} username={status.username}>
      <Page />
    </StaffFrame>
  );
}

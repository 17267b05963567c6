import type { LeadSummary } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLeadSummary } from '#features/leads/api/lead-summary.ts';
import { useArrivalNotifications } from '#features/leads/notify/use-arrival-notifications.ts';
import { LoginForm } from '#features/session/login-form.tsx';
import { PasswordForm } from '#features/session/password-form.tsx';
import { useSession } from '#features/session/session.ts';
import { StaffFrame } from '#features/staff-area/staff-frame.tsx';
import type { Waiting } from '#features/staff-area/waiting-badge.tsx';
import { QueryProvider } from '#lib/queries.tsx';
import { StaffNotFoundPage } from './staff-not-found-page.tsx';
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
      <p role="status" className="page-width min-h-dvh py-16 text-muted">
        Überprüfe Berechtigung...
      </p>
    );
  }
  const status = session.data;
  if (!status?.isAuthenticated) return <LoginForm />;
  if (status.mustChangePassword) return <PasswordForm username={status.username} />;
  const path = pathname.replace(/\/+$/, '');
  const Page = staffRoutes.find((page) => page.path === path)?.Page ?? StaffNotFoundPage;
  return (
    <SignedInArea username={status.username}>
      <Page />
    </SignedInArea>
  );
}

interface SignedInAreaProps {
  readonly username: string | undefined;
  readonly children: ReactNode;
}

function SignedInArea({ username, children }: SignedInAreaProps) {
  const { data: summary } = useLeadSummary();
  useArrivalNotifications();
  return (
    <StaffFrame pages={staffRoutes} waiting={waitingOf(summary)} username={username}>
      {children}
    </StaffFrame>
  );
}

/** What waits on the other pages, by the counts; a fault goes before all else. */
function waitingOf({ unsentMails = 0, suspectedSpam = 0 }: Partial<LeadSummary> = {}): Waiting[] {
  const mails = unsentMails === 1 ? 'nicht gesendetes Mail' : 'nicht gesendete Mails';
  return [
    { path: '/admin/pipeline', count: unsentMails, what: mails, isFault: true },
    { path: '/admin/spamverdacht', count: suspectedSpam, what: 'zu prüfen', isFault: false },
  ].filter(({ count }) => count > 0);
}

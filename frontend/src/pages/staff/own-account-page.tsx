import { MailNameForm } from '#features/accounts/mail-name-form.tsx';
import { OwnSessions } from '#features/accounts/own-sessions.tsx';
import { NotificationSwitch } from '#features/leads/notify/notification-switch.tsx';
import { ChangePasswordForm } from '#features/session/password-form.tsx';
import { useSession } from '#features/session/session.ts';
import { PageHeading } from '#features/staff-area/page-heading.tsx';

/** «Mein Konto»: one's own password, the name in mails, notifications in this browser, and where one is signed in. */
export function OwnAccountPage() {
  const { data: session } = useSession();
  return (
    <div className="page-width pt-4 pb-10 md:pt-6">
      <PageHeading title="Mein Konto">
        Angemeldet als <strong className="text-ink">{session?.username}</strong>
      </PageHeading>
      <div className="mt-6 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div className="grid content-start gap-y-12">
          <section aria-labelledby="own-password" className="max-w-md">
            <h2 id="own-password" className="mb-1 text-lg">
              Passwort ändern
            </h2>
            <p className="mb-5 text-sm text-muted">Danach sind Sie nur noch in diesem Browser angemeldet.</p>
            <ChangePasswordForm username={session?.username} currentLabel="Jetziges Passwort" />
          </section>
          <MailNameForm stored={session?.mailName ?? ''} />
          <NotificationSwitch />
        </div>
        <OwnSessions />
      </div>
    </div>
  );
}

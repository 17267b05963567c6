import { businessProfile, type StaffAccount } from '@fahrzeugpflege/contracts';

const moment = new Intl.DateTimeFormat(businessProfile.locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: businessProfile.timeZone,
});

/** An account in one line: name, state, last sign-in, open sessions. */
export function accountLine(account: StaffAccount): string {
  const { username, lockedAt, mustChangePassword, lastSignedInAt, openSessions } = account;
  return [
    username,
    lockedAt ? 'gesperrt' : 'offen',
    ...(mustChangePassword ? ['Passwort noch zu ändern'] : []),
    lastSignedInAt ? `zuletzt angemeldet am ${moment.format(new Date(lastSignedInAt))}` : 'noch nie angemeldet',
    openSessions === 1 ? '1 Sitzung' : `${openSessions} Sitzungen`,
  ].join(' · ');
}

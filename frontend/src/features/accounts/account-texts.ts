import type { AccountHistoryEntry, StaffAccount } from '@fahrzeugpflege/contracts';
import type { AccountTask } from './accounts.ts';

interface TaskTexts {
  readonly title: string;
  readonly consequence: string;
  readonly action: string;
  /** What the toast says afterwards; a reset shows its password instead. */
  readonly done?: { readonly title: string; readonly description: string };
}

/** What is said before and after something is done to an account. */
export function taskTexts(task: AccountTask, { username, openSessions }: StaffAccount): TaskTexts {
  const sessions = openSessions > 0 ? ` Zurzeit offen: ${sessionCount(openSessions)}.` : '';
  switch (task) {
    case 'lock':
      return {
        title: `${username} sperren?`,
        consequence: `${username} kann sich danach nicht mehr anmelden. Offene Sitzungen enden sofort.${sessions}`,
        action: 'Sperren',
        done: { title: 'Konto gesperrt', description: `${username} ist abgemeldet und kann sich nicht mehr anmelden.` },
      };
    case 'unlock':
      return {
        title: `${username} entsperren?`,
        consequence: `${username} kann sich danach wieder mit dem bisherigen Passwort anmelden.`,
        action: 'Entsperren',
        done: { title: 'Konto entsperrt', description: `${username} kann sich wieder anmelden.` },
      };
    case 'reset':
      return {
        title: `Passwort von ${username} zurücksetzen?`,
        consequence: `Das bisherige Passwort gilt danach nicht mehr, und offene Sitzungen enden sofort.${sessions} Sie erhalten ein neues Passwort zum Weitergeben.`,
        action: 'Zurücksetzen',
      };
  }
}

/** «1 Sitzung», «3 Sitzungen». */
export function sessionCount(count: number): string {
  return count === 1 ? '1 Sitzung' : `${count} Sitzungen`;
}

/** What was done, as a heading would say it. */
export function historyText({ action, username }: AccountHistoryEntry): string {
  switch (action) {
    case 'added':
      return `Konto ${username} angelegt`;
    case 'locked':
      return `Konto ${username} gesperrt`;
    case 'unlocked':
      return `Konto ${username} entsperrt`;
    case 'password_reset':
      return `Passwort von ${username} zurückgesetzt`;
    case 'password_changed':
      return 'Eigenes Passwort geändert';
  }
}

/** Who did it, also where nobody was signed in. */
export function historyActor({ actor, way }: AccountHistoryEntry): string {
  return actor ?? (way === 'start' ? 'Beim ersten Start' : 'Mit dem Befehl auf dem Server');
}

import type { AccountHistoryEntry } from '@fahrzeugpflege/contracts';
import { addAccount, type StaffApp } from './staff-app.js';

/** What specs of accounts do again and again, on the application of the file. */
export function accountTools(staff: StaffApp) {
  const idOf = async (username: string): Promise<string> => {
    const [row] = await staff.dataSource.query('SELECT id FROM staff_user WHERE username = $1', [username]);
    return row.id;
  };
  return {
    idOf,
    post: (cookie: string, path: string, body?: object) => staff.as(cookie).post(`/api/admin/${path}`).send(body),
    get: (cookie: string, path: string) => staff.as(cookie).get(`/api/admin/${path}`),
    /** The first account and these, open, with the password `ein-gutes-Passwort`; nothing else. */
    async only(...usernames: string[]): Promise<void> {
      await staff.dataSource.query("DELETE FROM staff_user WHERE username <> 'admin'");
      await staff.dataSource.query('DELETE FROM staff_session');
      await staff.dataSource.query('DELETE FROM staff_audit');
      for (const username of usernames) await addAccount(staff.dataSource, credentialsOf(username));
    },
    /** Whether staff calls are answered to this session. */
    async isSignedIn(cookie: string): Promise<boolean> {
      const { status } = await staff.as(cookie).get('/api/leads');
      return status === 200;
    },
    /** Newest first, as «admin locked berta». */
    async history(cookie: string): Promise<string[]> {
      const { body } = await staff.as(cookie).get('/api/admin/accounts/history');
      return (body as AccountHistoryEntry[]).map((entry) => `${entry.actor} ${entry.action} ${entry.username}`);
    },
  };
}

export function credentialsOf(username: string) {
  return { username, password: 'ein-gutes-Passwort' };
}

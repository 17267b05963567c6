import type { Queryable } from '@fahrzeugpflege/infra/database';
import type { Session } from 'fastify';
import type { StaffUser } from '../signed-in-user.js';
import { passwordMark } from './session-data.js';

/** Session and account at once, and named, so that each connection of the pool plans it once. $1: id of the session */
const SESSION = {
  name: 'staff-session',
  text: `
    SELECT session.sess, account.id, account.username, account.must_change_password AS "mustChangePassword",
           account.password_hash AS "passwordHash"
    FROM staff_session session
    LEFT JOIN staff_user account ON account.id = (session.sess ->> 'userId')::uuid AND account.locked_at IS NULL
    WHERE session.sid = $1 AND session.expire > now()`,
};

type SessionRow = { readonly sess: Session; readonly passwordHash: string } & (StaffUser | { readonly id: null });

/**
 * A session that has not run out, with the `user` that it belongs to: without one where the account is gone or locked,
 * or has another password by now.
 *
 * @param sessionId the real one
 * @returns null where there is no such session
 */
export async function readSession(pool: Queryable, sessionId: string): Promise<Session | null> {
  const { rows } = await pool.query<SessionRow>({ ...SESSION, values: [sessionId] });
  const [row] = rows;
  if (!row) return null;
  const { sess, passwordHash, ...account } = row;
  if (account.id === null || passwordMark(passwordHash) !== sess.passwordMark) return sess;
  return { ...sess, user: account };
}

import { poolOf, type Queryable } from '@fahrzeugpflege/infra/database';
import fastifySession from '@fastify/session';
import connectPgSimple from 'connect-pg-simple';
import type { Session } from 'fastify';
import type { Pool } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { StaffUser } from '../signed-in-user.js';
import { passwordMark } from './session-data.js';

/** Session and account at once, and named, so that each connection of the pool plans it once. $1: id of the session */
const SESSION = {
  name: 'staff-session',
  text: `
    SELECT session.sess, account.id, account.username, account.must_change_password AS "mustChangePassword",
           account.mail_name AS "mailName", account.password_hash AS "passwordHash"
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

type PgStore = InstanceType<ReturnType<typeof connectPgSimple>>;
export type SessionStore = fastifySession.SessionStore & Pick<PgStore, 'close'>;

/** Sessions in the table `staff_session`, read with their accounts; expired ones are removed now and then. */
export function createSessionStore(dataSource: DataSource, logError: (error: unknown) => void): SessionStore {
  const pool = poolOf(dataSource);
  // Both sides follow express-session's interface, but name its types differently.
  const PgStore = connectPgSimple({ Store: fastifySession.Store } as unknown as Parameters<typeof connectPgSimple>[0]);
  const store = new PgStore({ pool: pool as Pool, tableName: 'staff_session', errorLog: logError });
  return Object.assign(store as unknown as SessionStore, { get: sessionReader(pool, () => store.pruneSessions()) });
}

/**
 * Reads sessions in place of the store, which knows nothing of accounts.
 *
 * @param beginPruning what the store's own reading does when it is first used
 */
function sessionReader(pool: Queryable, beginPruning: () => void): SessionStore['get'] {
  let isPruning = false;
  return (sessionId, callback) => {
    if (!isPruning) beginPruning();
    isPruning = true;
    readSession(pool, sessionId).then(
      (session) => process.nextTick(callback, null, session),
      (error) => process.nextTick(callback, error),
    );
  };
}

/**
 * Ends every session of a user, but one if it is named. Streams of these sessions are notified (`SessionEnds`) when the
 * transaction commits.
 */
export async function endSessionsOf(
  database: DataSource | EntityManager,
  userId: string,
  exceptSessionId = '',
): Promise<void> {
  await database.query(`DELETE FROM staff_session WHERE sess ->> 'userId' = $1 AND sid <> $2`, [
    userId,
    exceptSessionId,
  ]);
}

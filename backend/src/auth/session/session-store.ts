import { poolOf, type Queryable } from '@fahrzeugpflege/infra/database';
import fastifySession from '@fastify/session';
import connectPgSimple from 'connect-pg-simple';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { readSession } from './read-session.js';

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

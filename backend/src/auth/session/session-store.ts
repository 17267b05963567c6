import { connected } from '@fahrzeugpflege/infra/database';
import fastifySession from '@fastify/session';
import connectPgSimple from 'connect-pg-simple';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** What the session store and the throttle need of `pg`. */
export type Queryable = Pick<Pool, 'query'>;

/** The data source's own pool for libraries that speak `pg`; a query rejects while the database is away. */
export function poolOf(dataSource: DataSource): Queryable {
  const query = async (...statement: unknown[]) => {
    const { master } = connected(dataSource).driver as unknown as { master: { query(...s: unknown[]): unknown } };
    return master.query(...statement);
  };
  return { query } as unknown as Queryable;
}

type PgStore = InstanceType<ReturnType<typeof connectPgSimple>>;
export type SessionStore = fastifySession.SessionStore & Pick<PgStore, 'close'>;

/** Sessions in the table `staff_session`; expired ones are removed now and then. */
export function createSessionStore(dataSource: DataSource, logError: (error: unknown) => void): SessionStore {
  // Both sides follow express-session's interface, but name its types differently.
  const PgStore = connectPgSimple({ Store: fastifySession.Store } as unknown as Parameters<typeof connectPgSimple>[0]);
  const store = new PgStore({ pool: poolOf(dataSource) as Pool, tableName: 'staff_session', errorLog: logError });
  return store as unknown as SessionStore;
}

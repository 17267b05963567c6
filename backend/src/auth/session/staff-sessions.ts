import { connected, poolOf, type StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { AUTH_SETTINGS, type AuthSettings } from '../auth-settings.js';
import type { StaffUser } from '../signed-in-user.js';
import { SESSION_COOKIE, SESSION_FIELDS, SESSION_LIFETIME, sessionCookieOptions, sessionData } from './session-data.js';
import { createSessionStore, endSessionsOf, readSession } from './session-store.js';

/** A session in use is prolonged at most this often, and for this long after the sign-in, in milliseconds. */
const RENEWAL_PAUSE = 5 * 60 * 1_000;
const RENEWABLE_FOR = 7 * 24 * 60 * 60 * 1_000;

/** How exactly its last use is known, in milliseconds. */
const USE_PAUSE = 60 * 1_000;

/** Opens, finds, prolongs and ends the sessions of staff. */
@Injectable()
export class StaffSessions implements OnApplicationShutdown {
  private readonly logger = new Logger(StaffSessions.name);
  readonly store;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
  ) {
    this.store = createSessionStore(dataSource, (error) => this.logger.warn(error));
  }

  onApplicationShutdown(): void {
    this.store.close();
  }

  /** Signs the user in under a new id; whatever session the request came with is gone. */
  async open(request: FastifyRequest, reply: FastifyReply, user: StaffUserEntity): Promise<void> {
    Object.assign(request.session, sessionData(request, user));
    await request.session.regenerate(SESSION_FIELDS);
    this.sendCookie(request, reply);
  }

  /** The user of the request's session, which is prolonged by it, or null. */
  async findUser(request: FastifyRequest, reply: FastifyReply): Promise<StaffUser | null> {
    const { user } = request.session;
    if (!user) return null;
    await this.noteUse(request, reply);
    return user;
  }

  /**
   * Whether a session still stands, without prolonging it: for streams, which outlive the check at their beginning.
   *
   * @param sessionId the real one, `request.session.sessionId`
   */
  async stands(sessionId: string): Promise<boolean> {
    const session = await readSession(poolOf(this.dataSource), sessionId);
    return session?.user !== undefined;
  }

  /** Ends the request's session on the server and in the browser. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.session.userId) await request.session.destroy();
    reply.clearCookie(SESSION_COOKIE, sessionCookieOptions(this.settings.secureCookie));
  }

  /** Ends every session of a user. */
  async endAll(userId: string): Promise<void> {
    await endSessionsOf(connected(this.dataSource), userId);
  }

  /** Prolongs the session where that is due. An update, not the store's upsert: what was ended meanwhile stays ended. */
  private async noteUse(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { sessionId, cookie, lastUsedAt = 0 } = request.session;
    const prolongs = isProlonged(request.session);
    if (!prolongs && Date.now() - lastUsedAt < USE_PAUSE) return;
    const expires = prolongs ? cookie.expires : undefined;
    await connected(this.dataSource).query(
      `UPDATE staff_session SET expire = coalesce($2::timestamptz, expire),
         sess = jsonb_set(sess || jsonb_build_object('lastUsedAt', $4::bigint), '{cookie,expires}',
           coalesce(to_jsonb($3::text), sess #> '{cookie,expires}'))
       WHERE sid = $1`,
      [sessionId, expires, expires?.toISOString(), Date.now()],
    );
    if (prolongs) this.sendCookie(request, reply);
  }

  private sendCookie(request: FastifyRequest, reply: FastifyReply): void {
    const { sessionId, cookie } = request.session;
    const options = sessionCookieOptions(this.settings.secureCookie);
    reply.setCookie(SESSION_COOKIE, sessionId, { ...options, ...(cookie.expires ? { expires: cookie.expires } : {}) });
  }
}

function isProlonged(session: FastifyRequest['session']): boolean {
  const { cookie, signedInAt = 0 } = session as typeof session & RestoredSession;
  const age = SESSION_LIFETIME - ((cookie.originalExpires?.getTime() ?? 0) - Date.now());
  return age >= RENEWAL_PAUSE && Date.now() - signedInAt <= RENEWABLE_FOR;
}

/** A session that was read has kept when it was to expire, beside `expires`, which is counted from now. */
interface RestoredSession {
  readonly cookie: { readonly originalExpires?: Date };
}

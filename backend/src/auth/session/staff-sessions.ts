import { createHash } from 'node:crypto';
import type { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { connected } from '@fahrzeugpflege/infra/database';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { AUTH_SETTINGS, type AuthSettings } from '../auth-settings.js';
import type { StaffUser } from '../signed-in-user.js';
import { StaffAccounts } from '../staff-accounts.js';
import { SESSION_COOKIE, SESSION_LIFETIME, sessionCookieOptions } from './session-cookie.js';
import { createSessionStore } from './session-store.js';

declare module 'fastify' {
  interface Session {
    userId?: string;
    /** Of the password that opened the session: another password ends it, however it was changed. */
    passwordMark?: string;
    /** Milliseconds since 1970. */
    signedInAt?: number;
  }
}

const KEPT = ['userId', 'passwordMark', 'signedInAt'];

/** A session in use is prolonged at most this often, and for this long after the sign-in, in milliseconds. */
const RENEWAL_PAUSE = 5 * 60 * 1_000;
const RENEWABLE_FOR = 7 * 24 * 60 * 60 * 1_000;

/** Opens, finds, prolongs and ends the sessions of staff. */
@Injectable()
export class StaffSessions implements OnApplicationShutdown {
  private readonly logger = new Logger(StaffSessions.name);
  readonly store;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
    private readonly accounts: StaffAccounts,
  ) {
    this.store = createSessionStore(dataSource, (error) => this.logger.warn(error));
  }

  onApplicationShutdown(): void {
    this.store.close();
  }

  /** Signs the user in under a new id; whatever session the request came with is gone. */
  async open(request: FastifyRequest, reply: FastifyReply, user: StaffUserEntity): Promise<void> {
    request.session.userId = user.id;
    request.session.passwordMark = markOf(user.passwordHash);
    request.session.signedInAt = Date.now();
    await request.session.regenerate(KEPT);
    this.sendCookie(request, reply);
  }

  /** The user of the request's session, which is prolonged by it, or null. */
  async findUser(request: FastifyRequest, reply: FastifyReply): Promise<StaffUser | null> {
    const { userId, passwordMark } = request.session;
    if (userId === undefined) return null;
    const user = await this.accounts.findById(userId);
    if (!user || markOf(user.passwordHash) !== passwordMark) return null;
    await this.prolong(request, reply);
    return { id: user.id, username: user.username, mustChangePassword: user.mustChangePassword };
  }

  /** Ends the request's session on the server and in the browser. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.session.userId) await request.session.destroy();
    reply.clearCookie(SESSION_COOKIE, sessionCookieOptions(this.settings.secureCookie));
  }

  /** Ends every session of a user. */
  async endAll(userId: string): Promise<void> {
    await connected(this.dataSource).query(`DELETE FROM staff_session WHERE sess ->> 'userId' = $1`, [userId]);
  }

  /** An update, not the store's upsert: what a sign-out ended meanwhile stays ended. */
  private async prolong(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { cookie, sessionId, signedInAt = 0 } = request.session as typeof request.session & RestoredSession;
    const age = SESSION_LIFETIME - ((cookie.originalExpires?.getTime() ?? 0) - Date.now());
    if (age < RENEWAL_PAUSE || Date.now() - signedInAt > RENEWABLE_FOR) return;
    await connected(this.dataSource).query(
      `UPDATE staff_session SET expire = $2::timestamptz, sess = jsonb_set(sess, '{cookie,expires}', to_jsonb($3::text))
       WHERE sid = $1`,
      [sessionId, cookie.expires, cookie.expires?.toISOString()],
    );
    this.sendCookie(request, reply);
  }

  private sendCookie(request: FastifyRequest, reply: FastifyReply): void {
    const { sessionId, cookie } = request.session;
    const options = sessionCookieOptions(this.settings.secureCookie);
    reply.setCookie(SESSION_COOKIE, sessionId, { ...options, ...(cookie.expires ? { expires: cookie.expires } : {}) });
  }
}

/** A session that was read has kept when it was to expire, beside `expires`, which is counted from now. */
interface RestoredSession {
  readonly cookie: { readonly originalExpires?: Date };
}

const markOf = (passwordHash: string) => createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22);

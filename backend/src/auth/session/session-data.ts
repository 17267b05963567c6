import { createHash } from 'node:crypto';
import type { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { StaffUser } from '../signed-in-user.js';
import { describeDevice, shortenAddress } from './describe-device.js';

/** German for session: tells nothing of what the server is made of. */
export const SESSION_COOKIE = 'sitzung';

/** The cookie goes to the API alone. */
export const SESSION_PATH = '/api';

/** How long a session lives after its last use, in milliseconds. */
export const SESSION_LIFETIME = 12 * 60 * 60 * 1_000;

/**
 * `SameSite=Strict` costs nothing here: the cookie belongs to `/api`, so a link in a mail opens `/admin` without it, and
 * the page's own calls, which are same-site, carry it.
 */
export function sessionCookieOptions(secure: boolean): CookieSerializeOptions {
  return { path: SESSION_PATH, httpOnly: true, sameSite: 'strict', secure };
}

declare module 'fastify' {
  interface Session {
    userId?: string;
    /** Of the password that opened the session: another password ends it, however it was changed. */
    passwordMark?: string;
    /** Milliseconds since 1970. */
    signedInAt?: number;
    /** Milliseconds since 1970, to the minute. */
    lastUsedAt?: number;
    /** In plain words, for the list of one's own sessions; neither it nor the address tells more than that needs. */
    device?: string;
    address?: string;
    /** The account that may use it, as it was when this request began; never stored. */
    user?: StaffUser;
  }
}

/** What a session carries over into its new id. */
export const SESSION_FIELDS = ['userId', 'passwordMark', 'signedInAt', 'lastUsedAt', 'device', 'address'];

/** What a session that begins with this request knows. */
export function sessionData(request: FastifyRequest, user: StaffUserEntity) {
  const now = Date.now();
  return {
    userId: user.id,
    passwordMark: passwordMark(user.passwordHash),
    signedInAt: now,
    lastUsedAt: now,
    device: describeDevice(request.headers['user-agent']),
    address: shortenAddress(request.ip),
  };
}

/** Tells two passwords of an account apart, and nothing else of them. */
export function passwordMark(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22);
}

/**
 * The id by which a browser may name a session: from it nobody gets to the real one, whose 24 random bytes can't be
 * guessed. The trigger on `staff_session` derives the same.
 */
export function publicSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 32);
}

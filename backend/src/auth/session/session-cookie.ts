import type { CookieSerializeOptions } from '@fastify/cookie';

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

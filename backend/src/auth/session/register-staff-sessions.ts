import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { SESSION_COOKIE, SESSION_LIFETIME, SESSION_PATH } from './session-data.js';
import type { StaffSessions } from './staff-sessions.js';

const STAFF_ROUTE = /^\/api\/(admin|leads|privacy|spam)(\/|$)/;

/** 24 random bytes in base64url, as @fastify/session makes them. */
const SESSION_ID = /^[\w-]{32}$/;

/** The id alone is beyond guessing: a signature would add a secret to be kept and shared, and no safety. */
const unsigned = {
  sign: (id: string) => id,
  unsign: (value: string) => ({ valid: SESSION_ID.test(value), renew: false, value }),
};

/**
 * Gives staff routes, and no others, a `request.session`. Has to run before the routes are added.
 *
 * The session plugin would hook into every route. Its reading hook is caught and put on staff routes instead; its
 * writing hook is left out, as it saves with an upsert, which brings back a session that a sign-out ended meanwhile.
 * What is written, `StaffSessions` writes.
 */
export async function registerStaffSessions(fastify: FastifyInstance, sessions: StaffSessions): Promise<void> {
  await fastify.register(fastifyCookie, { hook: false });
  const readSession = sessionReader(fastify, sessions);
  fastify.addHook('onRoute', (route) => {
    if (STAFF_ROUTE.test(route.url)) route.onRequest = [readCookies, readSession];
  });
}

function sessionReader(fastify: FastifyInstance, { store }: StaffSessions): onRequestHookHandler {
  const hooks = new Map<string, unknown>();
  const collector = new Proxy(fastify, {
    get: (target, key) =>
      key === 'addHook' ? (name: string, hook: unknown) => hooks.set(name, hook) : Reflect.get(target, key),
  });
  fastifySession(
    collector,
    {
      store,
      secret: unsigned,
      cookieName: SESSION_COOKIE,
      cookie: { path: SESSION_PATH, maxAge: SESSION_LIFETIME },
      saveUninitialized: false,
    },
    (error) => {
      if (error) throw error;
    },
  );
  return hooks.get('onRequest') as onRequestHookHandler;
}

function readCookies(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  request.cookies = request.server.parseCookie(request.headers.cookie ?? '');
  done();
}

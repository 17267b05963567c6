import { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { createTestDatabase, until } from '@fahrzeugpflege/infra/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { AppModule } from './app.module.js';
import { readEnvironment } from './env.js';
import { ProblemFilter } from './problem/problem.filter.js';
import { FRONTEND_BUNDLE } from './site/frontend-bundle.js';
import { PAGE_RENDERER } from './site/site-pages.js';
import { ADMIN, addAccount } from './testing/staff-app.js';

/**
 * Who may call a route.
 *
 * - `anyone`: visitors, machines, other sites.
 * - `own pages`: whoever is signed in or not, but no page of another origin.
 * - `signed in`: staff, also while a made-up password waits to be replaced; no page of another origin.
 * - `staff`: the same with a password of their own.
 */
type Right = 'anyone' | 'own pages' | 'signed in' | 'staff';

/**
 * Every route of the API and who may call it; `HEAD` goes with `GET`. The built frontend's files, which `serveAssets`
 * adds, are for anyone.
 */
const RIGHTS: Readonly<Record<string, Right>> = {
  'GET /*': 'anyone',
  'GET /admin/queues': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /sitemap.xml': 'anyone',

  'GET /api/health/live': 'anyone',
  'GET /api/health/ready': 'anyone',
  'GET /api/services': 'anyone',
  'GET /api/blog': 'anyone',
  'GET /api/blog/:slug': 'anyone',
  'POST /api/contact': 'anyone',
  'POST /api/form': 'anyone',
  'PUT /api/submissions/:id/photos/:place': 'anyone',
  'POST /api/chat': 'anyone',
  'GET /api/chat': 'anyone',
  'DELETE /api/chat': 'anyone',

  'POST /api/admin/login': 'own pages',
  'POST /api/admin/logout': 'own pages',
  'GET /api/admin/status': 'own pages',
  'POST /api/admin/password': 'signed in',

  'GET /api/admin/sessions': 'staff',
  'POST /api/admin/sessions/end-others': 'staff',
  'POST /api/admin/sessions/:id/end': 'staff',
  'GET /api/admin/business': 'staff',
  'PUT /api/admin/business/:fact': 'staff',
  'POST /api/admin/business/changes/:id/undo': 'staff',
  'GET /api/admin/mail-templates': 'staff',
  'PUT /api/admin/mail-templates': 'staff',
  'PUT /api/admin/mail-name': 'staff',
  'GET /api/admin/colleagues': 'staff',
  'GET /api/admin/accounts': 'staff',
  'POST /api/admin/accounts': 'staff',
  'GET /api/admin/accounts/history': 'staff',
  'POST /api/admin/accounts/:id/lock': 'staff',
  'POST /api/admin/accounts/:id/unlock': 'staff',
  'POST /api/admin/accounts/:id/reset': 'staff',

  'GET /api/admin/pipeline': 'staff',
  'GET /api/admin/pipeline/failed': 'staff',
  'POST /api/admin/pipeline/failed/retry': 'staff',
  'POST /api/admin/pipeline/failed/:queue/:jobId/retry': 'staff',
  'POST /api/admin/pipeline/submissions/retry': 'staff',
  'POST /api/admin/pipeline/mails/retry': 'staff',
  'GET /api/admin/queues': 'staff',
  'GET /api/admin/queues/*': 'staff',

  'GET /api/leads': 'staff',
  'PATCH /api/leads': 'staff',
  'GET /api/leads/summary': 'staff',
  'GET /api/leads/counts': 'staff',
  'GET /api/leads/today': 'staff',
  'POST /api/leads/looks': 'staff',
  'GET /api/leads/statistics': 'staff',
  'GET /api/leads/stream': 'staff',
  'GET /api/leads/export.csv': 'staff',
  'GET /api/leads/related-counts': 'staff',
  'GET /api/leads/:id': 'staff',
  'PATCH /api/leads/:id': 'staff',
  'GET /api/leads/:id/history': 'staff',
  'GET /api/leads/:id/photos/:photoId/:size': 'staff',
  'GET /api/leads/:id/related': 'staff',
  'POST /api/leads/:id/contacts': 'staff',
  'POST /api/leads/:id/mails': 'staff',
  'POST /api/leads/:id/mails/:mailId': 'staff',
  'POST /api/leads/:id/merges': 'staff',
  'POST /api/leads/:id/replies': 'staff',
  'DELETE /api/leads/:id/merges/:leadId': 'staff',

  'GET /api/spam': 'staff',
  'POST /api/spam/:id/release': 'staff',
  'DELETE /api/spam/:id': 'staff',

  'GET /api/privacy': 'staff',
  'GET /api/privacy/person': 'staff',
  'GET /api/privacy/person/export': 'staff',
  'POST /api/privacy/person/erasure': 'staff',
};

const BERTA = { username: 'berta', password: 'noch-das-gemachte-Passwort' };

let app: NestFastifyApplication;
let address: string;
/** Cookies of two sessions. */
let withOwnPassword: string;
let withMadeUpPassword: string;
/** `METHOD /path` of whatever Fastify was given. */
const registered = new Set<string>();
/** Commands and queries that reached their handlers. */
const executed: object[] = [];

beforeAll(async () => {
  const adapter = new FastifyAdapter();
  adapter.getInstance().addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) registered.add(`${each} ${url}`);
  });
  const url = await createTestDatabase();
  const env = readEnvironment({ DATABASE_URL: url, RATE_LIMIT: 'off', ADMIN_PASSWORD: ADMIN.password });
  const module = await Test.createTestingModule({ imports: [AppModule.forRoot(env)] })
    .overrideProvider(FRONTEND_BUNDLE)
    .useValue({})
    .overrideProvider(PAGE_RENDERER)
    .useValue(async () => ({ status: 200, html: '<!doctype html>', isComplete: true }))
    .compile();
  module.useLogger(false);
  app = module.createNestApplication<NestFastifyApplication>(adapter);
  app.useGlobalFilters(new ProblemFilter(async () => true));
  await app.listen(0, '127.0.0.1');
  address = await app.getUrl();
  const dataSource = app.get(DataSource);
  await until(() => dataSource.isInitialized && dataSource.getRepository(StaffUserEntity).exists());
  for (const bus of [app.get(CommandBus), app.get(QueryBus)]) bus.subscribe((message) => executed.push(message));
  await addAccount(dataSource, { ...BERTA, mustChangePassword: true });
  withOwnPassword = await login(ADMIN);
  withMadeUpPassword = await login(BERTA);
});

afterAll(async () => {
  await app.close();
});

/** What a call came to: the status, and the kind of its problem where it has one. */
async function call(route: string, headers: Record<string, string> = {}): Promise<string> {
  const [method = '', path = ''] = route.split(' ');
  const url = address + path.replaceAll(/:\w+/g, () => uuidv7()).replace('*', '');
  const hasBody = method === 'POST' || method === 'PATCH';
  const ended = new AbortController();
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    body: hasBody ? '{}' : null,
    redirect: 'manual',
    signal: ended.signal,
  });
  if (response.headers.get('content-type')?.startsWith('application/problem+json') && method !== 'HEAD') {
    const { type } = (await response.json()) as { type: string };
    return `${response.status} ${type.replace('/fehler/', '')}`;
  }
  // The stream of live events ends for nobody by itself.
  ended.abort();
  return String(response.status);
}

/** Signs in, and answers the session's cookie. */
async function login(credentials: typeof ADMIN): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(credentials),
  });
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

const routesFor = (...rights: Right[]) =>
  Object.keys(RIGHTS).filter((route) => rights.includes(RIGHTS[route] as Right));
const REFUSED = /^(401|403)/;

/** Asserts that a call is refused so, and that nothing was read or changed for it. */
async function expectRefused(answer: string, route: string, headers: Record<string, string> = {}): Promise<void> {
  executed.length = 0;
  expect(await call(route, headers)).toBe(answer);
  expect(executed).toEqual([]);
}

describe('the table of rights', () => {
  it('names every route of the running application, and none that it has not', () => {
    const routes = [...registered].filter((route) => !route.startsWith('HEAD '));
    expect(routes.sort()).toEqual(Object.keys(RIGHTS).sort());
  });

  it.each(routesFor('anyone'))('lets anyone call %s, from any page', async (route) => {
    expect(await call(route)).not.toMatch(REFUSED);
    expect(await call(route, { origin: 'https://evil.example' })).not.toMatch(REFUSED);
  });

  it.each(routesFor('own pages', 'signed in', 'staff'))('lets no page of another origin call %s', async (route) => {
    const cookie = withOwnPassword;
    for (const foreign of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      await expectRefused('403 fremde-herkunft', route, { cookie, ...foreign });
      await expectRefused('403 fremde-herkunft', route, foreign);
    }
  });

  it.each(routesFor('own pages').filter((route) => !route.includes('login')))(
    'lets whoever is not signed in call %s from our own pages',
    async (route) => {
      expect(await call(route)).not.toMatch(REFUSED);
    },
  );

  it.each(routesFor('signed in', 'staff'))('lets nobody call %s without a session', async (route) => {
    await expectRefused('401 nicht-angemeldet', route);
    await expectRefused('401 nicht-angemeldet', route, { cookie: `sitzung=${'A'.repeat(32)}` });
    if (route.startsWith('GET ')) expect(await call(route.replace('GET', 'HEAD'))).toMatch(/^401/);
  });

  it.each(routesFor('staff'))('lets staff call %s, once they have a password of their own', async (route) => {
    await expectRefused('403 passwort-aendern', route, { cookie: withMadeUpPassword });
    expect(await call(route, { cookie: withOwnPassword })).not.toMatch(REFUSED);
  });

  it.each(routesFor('signed in'))('lets staff call %s before they have a password of their own', async (route) => {
    expect(await call(route, { cookie: withMadeUpPassword })).not.toMatch(REFUSED);
  });
});

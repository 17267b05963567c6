import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retentionPeriods } from '@fahrzeugpflege/contracts';
import { DatabaseModule, LeadEntity, StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { JobPublisher, QueueModule } from '@fahrzeugpflege/infra/queue';
import { createTestDatabase, until } from '@fahrzeugpflege/infra/testing';
import { afterAll, beforeAll } from '@jest/globals';
import type { ModuleMetadata } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { AuthModule } from '../auth/auth.module.js';
import type { AuthSettings } from '../auth/auth-settings.js';
import { BusinessModule } from '../business/business.module.js';
import { ContentModule } from '../content/content.module.js';
import { limitBodies, readBodies } from '../http/read-bodies.js';
import { LeadsModule } from '../leads/leads.module.js';
import { MailTemplatesModule } from '../mail-templates/mail-templates.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { ProblemFilter } from '../problem/problem.filter.js';
import { SpamModule } from '../spam/spam.module.js';
import { VisitorsModule } from '../visitors/visitors.module.js';

export const ADMIN = { username: 'admin', password: 'ein-gutes-Passwort' };

/** Hashing is the subject of its own spec; a hash names what it costs to check, and this one costs next to nothing. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface StaffApp {
  readonly app: NestFastifyApplication;
  /** Connection string of its database. */
  readonly url: string;
  readonly dataSource: DataSource;
  readonly server: Server;
  /** Signs in and answers the `Cookie` header of the session. */
  signIn(credentials?: { username: string; password: string }): Promise<string>;
  /** Calls with the session of this cookie. */
  as(cookie: string): StaffClient;
}

/** A browser that is signed in; each call can be sent, awaited or expected of as supertest's own. */
type StaffClient = Readonly<Record<(typeof METHODS)[number], (path: string) => supertest.Test>>;

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;

/** A database and an API process for all specs of a file; filled before the first of them runs. */
export function useStaffApp(): StaffApp {
  const fixture = {} as StaffApp;
  beforeAll(async () => {
    Object.assign(fixture, await startStaffApp(await createTestDatabase()));
  });
  afterAll(async () => {
    await fixture.app.get(JobPublisher).close();
    await fixture.app.close();
  });
  return fixture;
}

/** An API process with the staff area alone, connected, with the account {@link ADMIN}. */
export async function startStaffApp(url: string, settings: StaffSettings = {}): Promise<StaffApp> {
  await addAdmin(url);
  const app = await createStaffApp(url, settings);
  const dataSource = app.get(DataSource);
  await until(() => dataSource.isInitialized);
  await until(() => dataSource.getRepository(StaffUserEntity).exists());
  const server = app.getHttpServer() as Server;
  const signIn = async (credentials = ADMIN) =>
    sessionCookie(await supertest(server).post('/api/admin/login').send(credentials).expect(200));
  return { app, url, dataSource, server, signIn, as: (cookie) => clientOf(server, cookie) };
}

/** @param cookie the `Cookie` header of a session */
function clientOf(server: Server, cookie: string): StaffClient {
  const calls = METHODS.map((method) => [
    method,
    (path: string) => supertest(server)[method](path).set('Cookie', cookie),
  ]);
  return Object.fromEntries(calls) as StaffClient;
}

/** The same, without waiting for the database. */
export function createStaffApp(url: string, settings: StaffSettings = {}): Promise<NestFastifyApplication> {
  const modules = [
    BusinessModule,
    LeadsModule,
    MailTemplatesModule,
    PhotosModule.forRoot({ folder: join(tmpdir(), `test-photos-${uuidv7()}`), space: PHOTO_SPACE }),
    SpamModule,
    PrivacyModule.forRoot(retentionPeriods),
    ContentModule.forRoot({}),
  ];
  return createSignInApp({ url, settings, modules });
}

/** Where a test needs another than the usual one. */
type StaffSettings = Partial<AuthSettings> & { readonly rateLimit?: 'on' | 'off' };

interface SignInApp {
  readonly url: string;
  /** Unset: the queues live in the database. */
  readonly redisUrl?: string | undefined;
  readonly settings?: StaffSettings;
  /** What is behind the sign-in. */
  readonly modules: NonNullable<ModuleMetadata['imports']>;
}

/** Bytes. */
const PHOTO_SPACE = 10_000_000;

/** An API process with accounts and sessions, and the modules behind them. */
export async function createSignInApp({
  url,
  redisUrl,
  settings: { rateLimit = 'off', ...settings } = {},
  modules,
}: SignInApp): Promise<NestFastifyApplication> {
  const module = await Test.createTestingModule({
    imports: [
      DatabaseModule.forRoot({ url, applicationName: 'test', poolSize: 8 }),
      QueueModule.forRoot({ databaseUrl: url, redisUrl }),
      CqrsModule.forRoot(),
      VisitorsModule.forRoot({ databaseUrl: url, rateLimit }),
      AuthModule.forRoot({
        publicUrl: 'https://www.example.ch',
        adminUsername: ADMIN.username,
        adminPassword: ADMIN.password,
        secureCookie: false,
        ...settings,
      }),
      ...modules,
    ],
  }).compile();
  module.useLogger(false);
  const adapter = new FastifyAdapter({ trustProxy: true });
  const app = module.createNestApplication<NestFastifyApplication>(adapter, { bodyParser: false });
  limitBodies(adapter.getInstance());
  readBodies(adapter.getInstance());
  app.useGlobalFilters(new ProblemFilter(async () => true));
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

/** The `Cookie` header that a browser would send after this answer. */
export function sessionCookie(response: supertest.Response): string {
  const [cookie = ''] = response.get('Set-Cookie') ?? [];
  return cookie.split(';', 1)[0] ?? '';
}

export async function addAccount(
  dataSource: DataSource,
  {
    username,
    password,
    mustChangePassword = false,
  }: { username: string; password: string; mustChangePassword?: boolean },
): Promise<void> {
  const account = { id: uuidv7(), username, mustChangePassword, passwordHash: await hash(password, CHEAP) };
  await dataSource.getRepository(StaffUserEntity).insert(account);
}

/** The account {@link ADMIN} where there is none, before an API makes one with a dear hash. */
export async function addAdmin(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `INSERT INTO staff_user (id, username, password_hash, must_change_password)
     SELECT $1, $2, $3, false WHERE NOT EXISTS (SELECT FROM staff_user)`,
    [uuidv7(), ADMIN.username, await hash(ADMIN.password, CHEAP)],
  );
  await client.end();
}

export type TestLead = Partial<Omit<LeadEntity, 'receivedAt'>> & {
  /** Text, as a `Date` has no microseconds. */
  readonly receivedAt?: string;
};

/** Puts a lead into the database and answers its id. */
export async function addLead(dataSource: DataSource, lead: TestLead = {}): Promise<string> {
  const id = lead.id ?? uuidv7();
  const receivedAt = lead.receivedAt ?? '2025-08-10T08:00:00.000000Z';
  await dataSource.query(
    `INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
     VALUES ($1, $2, 'json', '', '{}', 'done', now())`,
    [id, receivedAt],
  );
  await dataSource
    .createQueryBuilder()
    .insert()
    .into(LeadEntity)
    .values({
      submissionId: id,
      status: 'pending',
      formType: 'contact',
      name: 'Anna Muster',
      email: 'anna@example.ch',
      subject: 'Anfrage',
      message: 'Bitte um Rückruf',
      version: 1,
      ...lead,
      id,
      receivedAt: () => `'${receivedAt}'::timestamptz`,
    })
    .execute();
  return id;
}

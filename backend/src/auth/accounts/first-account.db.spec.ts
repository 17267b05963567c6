import { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { type DatabaseServer, startDatabaseServer, until } from '@fahrzeugpflege/infra/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { ADMIN, createStaffApp } from '../../testing/staff-app.js';

let database: DatabaseServer;
let apps: NestFastifyApplication[] = [];
let printed: string[] = [];

beforeAll(async () => {
  database = await startDatabaseServer();
});
afterAll(() => database.stop());
beforeEach(() => {
  printed = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await apps[0]?.get(DataSource).query('TRUNCATE staff_user');
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});

const start = async (settings: { adminUsername?: string; adminPassword?: string | undefined } = {}) => {
  const app = await createStaffApp(database.url, settings);
  apps.push(app);
  return app;
};
const accounts = async (app: NestFastifyApplication | undefined) => {
  const dataSource = app?.get(DataSource);
  return dataSource?.isInitialized ? dataSource.getRepository(StaffUserEntity).find() : [];
};
const someAccount = (app: NestFastifyApplication | undefined) => until(async () => (await accounts(app)).length > 0);
const announcements = () => printed.filter((text) => text.includes('Passwort'));
const signIn = (app: NestFastifyApplication, username: string, password: string) =>
  supertest(app.getHttpServer()).post('/api/admin/login').send({ username, password });

describe('the first account', () => {
  it('comes from the settings, and its password is printed nowhere', async () => {
    const app = await start({ adminUsername: 'Chefin', adminPassword: 'vom-Betreiber-gesetzt' });
    await someAccount(app);
    const response = await signIn(app, 'chefin', 'vom-Betreiber-gesetzt').expect(200);
    expect(response.body).toMatchObject({ username: 'Chefin', mustChangePassword: false });
    expect(printed.join('')).not.toContain('vom-Betreiber-gesetzt');
    const noted = await app.get(DataSource).query('SELECT way, actor, action, username FROM staff_audit');
    expect(noted).toEqual([{ way: 'start', actor: null, action: 'added', username: 'Chefin' }]);
  });

  it('may have a password that is shorter than any that staff may choose, and the log says so', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const app = await start({ adminPassword: 'elf-Zeichen' });
    await someAccount(app);
    const response = await signIn(app, 'admin', 'elf-Zeichen').expect(200);
    expect(response.body.mustChangePassword).toBe(false);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('ADMIN_PASSWORD has fewer than 12 characters'));
    expect(printed.join('')).not.toContain('elf-Zeichen');
  });

  it('gets a made-up password, printed once and to be changed', async () => {
    const app = await start({ adminPassword: undefined });
    await until(() => announcements().length > 0);
    const password = /Passwort ([a-z2-9-]{29})$/m.exec(announcements().join(''))?.[1] ?? '';
    const response = await signIn(app, 'admin', password).expect(200);
    expect(response.body.mustChangePassword).toBe(true);
    await start({ adminPassword: undefined });
    await until(async () => (await accounts(apps[1])).length > 0);
    expect(announcements()).toHaveLength(1);
  });

  it('is made once by several processes that start together', async () => {
    await Promise.all(Array.from({ length: 4 }, () => start({ adminPassword: undefined })));
    await until(() => announcements().length > 0);
    await Promise.all(apps.map(someAccount));
    await Promise.all(apps.map((app) => app.close()));
    const [app] = [await start()];
    apps = [app];
    await someAccount(app);
    expect(await accounts(app)).toHaveLength(1);
    expect(announcements()).toHaveLength(1);
  });

  it('is left alone where any account exists', async () => {
    await someAccount(await start());
    const other = await start({ adminUsername: 'andere', adminPassword: 'ein-anderes-Passwort' });
    await someAccount(other);
    await signIn(other, 'andere', 'ein-anderes-Passwort').expect(401);
    await signIn(other, ADMIN.username, ADMIN.password).expect(200);
  });

  it('is made as soon as a database answers that was away at the start', async () => {
    await database.postgres.stop();
    const app = await start();
    await signIn(app, ADMIN.username, ADMIN.password).expect(503);
    await supertest(app.getHttpServer()).get('/api/admin/status').expect(200, { isAuthenticated: false });
    await supertest(app.getHttpServer())
      .get('/api/admin/status')
      .set('Cookie', `sitzung=${'A'.repeat(32)}`)
      .expect(503);
    await supertest(app.getHttpServer()).get('/api/services').expect(503);
    await database.postgres.start();
    await someAccount(app);
    await signIn(app, ADMIN.username, ADMIN.password).expect(200);
  });
});

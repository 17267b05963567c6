import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import supertest from 'supertest';
import { addAccount, sessionCookie, startStaffApp, useStaffApp } from '../../testing/staff-app.js';
import { SignInThrottle } from '../sign-in/sign-in-throttle.js';
import { WaitingRoom } from '../sign-in/waiting-room.js';
import { hashPassword } from './passwords.js';

const BERTA = { username: 'berta', password: 'gemachtes-Passwort' };
const NEW_PASSWORD = 'ein-neues-Passwort';

const staff = useStaffApp();

beforeEach(async () => {
  await staff.dataSource.query(`DELETE FROM staff_user WHERE username = 'berta'`);
  await addAccount(staff.dataSource, { ...BERTA, mustChangePassword: true });
});

const change = (cookie: string, body: object) => staff.as(cookie).post('/api/admin/password').send(body);
const RIGHT = { currentPassword: BERTA.password, newPassword: NEW_PASSWORD };
const statusOf = async (cookie: string) => (await staff.as(cookie).get('/api/admin/status')).body;

describe('an account with a made-up password', () => {
  it('may sign in, but work no leads before it is replaced', async () => {
    const cookie = await staff.signIn(BERTA);
    const required = { mustChangePassword: true, mailName: null };
    expect(await statusOf(cookie)).toEqual({ isAuthenticated: true, username: 'berta', ...required });
    const response = await staff.as(cookie).get('/api/leads').expect(403);
    expect(response.body.type).toBe('/fehler/passwort-aendern');
    const changed = await change(cookie, RIGHT).expect(204);
    await staff.as(sessionCookie(changed)).get('/api/leads').expect(200);
  });
});

describe('POST /api/admin/password', () => {
  it('replaces the password', async () => {
    await change(await staff.signIn(BERTA), RIGHT).expect(204);
    await supertest(staff.server).post('/api/admin/login').send(BERTA).expect(401);
    await staff.signIn({ ...BERTA, password: NEW_PASSWORD });
  });

  it('goes on in a new session and ends all others of the user, and nobody else’s', async () => {
    const [mine, elsewhere, admins] = [await staff.signIn(BERTA), await staff.signIn(BERTA), await staff.signIn()];
    const response = await change(mine, RIGHT).expect(204);
    const renewed = sessionCookie(response);
    expect(renewed).not.toBe(mine);
    const found = await Promise.all([renewed, mine, elsewhere, admins].map(statusOf));
    expect(found.map(({ isAuthenticated }) => isAuthenticated)).toEqual([true, false, false, true]);
  });

  it('is not the only way to end the sessions of a password: any replacement does', async () => {
    const cookie = await staff.signIn(BERTA);
    await staff.dataSource.query(`UPDATE staff_user SET password_hash = $1 WHERE username = 'berta'`, [
      await hashPassword(NEW_PASSWORD),
    ]);
    expect(await statusOf(cookie)).toEqual({ isAuthenticated: false });
  });

  it.each<[object, string]>([
    [{ ...RIGHT, currentPassword: 'falsch' }, 'currentPassword'],
    [{ ...RIGHT, newPassword: 'zu-kurz-12c' }, 'newPassword'],
    [{ ...RIGHT, newPassword: 'x'.repeat(201) }, 'newPassword'],
    [{ ...RIGHT, newPassword: BERTA.password }, 'newPassword'],
    [{ ...RIGHT, newPassword: 123456789012 }, 'newPassword'],
    [{ newPassword: NEW_PASSWORD }, 'currentPassword'],
    [{ ...RIGHT, username: 'admin' }, 'username'],
  ])('answers 422 to %j and changes nothing', async (body, field) => {
    const cookie = await staff.signIn(BERTA);
    const response = await change(cookie, body).expect(422);
    expect(Object.keys(response.body.errors)).toEqual([field]);
    expect((await statusOf(cookie)).isAuthenticated).toBe(true);
    await staff.signIn(BERTA);
  });

  it('slows the guessing of the current password in a stolen session', async () => {
    const limited = await startStaffApp(staff.url, { rateLimit: 'on' });
    const pause = jest.spyOn(limited.app.get(WaitingRoom), 'pause').mockResolvedValue();
    const cookie = await staff.signIn(BERTA);
    const guess = () =>
      limited
        .as(cookie)
        .post('/api/admin/password')
        .set('X-Forwarded-For', '203.0.113.9')
        .send({ ...RIGHT, currentPassword: 'falsch' });
    for (let round = 0; round < 10; round++) await guess().expect(422);
    expect(pause).not.toHaveBeenCalled();
    for (let round = 0; round < 3; round++) await guess().expect(422);
    expect(pause.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([1_000, 2_000, 4_000]);
    await limited.app.close();
  });

  it('does not wait for strangers who try to sign in', async () => {
    const limited = await startStaffApp(staff.url, { rateLimit: 'on' });
    const pause = jest.spyOn(limited.app.get(WaitingRoom), 'pause').mockResolvedValue();
    const [{ id }] = await staff.dataSource.query(`SELECT id FROM staff_user WHERE username = 'berta'`);
    const throttle = limited.app.get(SignInThrottle);
    for (let n = 0; n < 31; n++) await throttle.assess({ address: `198.51.100.${n}`, account: id });
    pause.mockClear();
    const request = limited.as(await staff.signIn(BERTA)).post('/api/admin/password');
    await request.send(RIGHT).expect(204);
    expect(pause).not.toHaveBeenCalled();
    await limited.app.close();
  });
});

import { describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { ADMIN, sessionCookie, startStaffApp, useStaffApp } from '../../testing/staff-app.js';

const staff = useStaffApp();

const signIn = (body?: string | object) => supertest(staff.server).post('/api/admin/login').send(body);
const sessions = async (): Promise<{ sid: string; seconds: number }[]> =>
  staff.dataSource.query('SELECT sid, extract(epoch FROM expire - now())::int AS seconds FROM staff_session');

describe('POST /api/admin/login', () => {
  it('answers who is signed in and opens a session in the database for twelve hours', async () => {
    const response = await signIn(ADMIN).expect(200);
    expect(response.body).toEqual({ isAuthenticated: true, username: 'admin', mustChangePassword: false });
    const id = sessionCookie(response).split('=')[1];
    const session = (await sessions()).find(({ sid }) => sid === id);
    expect(session?.seconds).toBeGreaterThan(12 * 3600 - 60);
    expect(session?.seconds).toBeLessThanOrEqual(12 * 3600 + 1);
  });

  it('sets a cookie that scripts, other sites and the public pages do not get', async () => {
    const [cookie = ''] = (await signIn(ADMIN)).get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^sitzung=[\w-]{32}; /);
    expect(cookie).toContain('; Path=/api;');
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain('Expires=');
    expect(cookie).not.toContain('Secure');
  });

  it('marks the cookie Secure where the site is HTTPS, whatever the proxy says of the connection', async () => {
    const secure = await startStaffApp(staff.url, { secureCookie: true });
    const response = await supertest(secure.server).post('/api/admin/login').send(ADMIN).expect(200);
    const secured = expect.stringContaining('; Secure');
    expect(response.get('Set-Cookie')).toEqual([secured, secured]);
    await secure.app.close();
  });

  it.each(['ADMIN', ' admin ', 'ａｄｍｉｎ', 'ad\u0000min'])('knows the name written as %j', async (username) => {
    await signIn({ ...ADMIN, username }).expect(200);
  });

  it.each([
    { ...ADMIN, password: 'falsch' },
    { ...ADMIN, username: 'niemand' },
    { ...ADMIN, username: "' OR 1=1 --" },
    { ...ADMIN, username: '\u0000\ud800' },
    { ...ADMIN, password: '\u0000\ud800' },
  ])('refuses %j with one and the same 401', async (credentials) => {
    const response = await signIn(credentials)
      .expect(401)
      .expect('content-type', /problem\+json/);
    expect(response.body).toMatchObject({ status: 401, detail: 'Benutzername oder Passwort ist falsch' });
    expect(response.get('Set-Cookie')).toBeUndefined();
  });

  it.each<[object, string[]]>([
    [{}, ['password', 'username']],
    [{ username: 'admin' }, ['password']],
    [{ username: '', password: '' }, ['password', 'username']],
    [{ username: { $ne: '' }, password: ['a'] }, ['password', 'username']],
    [{ ...ADMIN, username: 'a'.repeat(101) }, ['username']],
    [{ ...ADMIN, password: 'a'.repeat(1_001) }, ['password']],
    [{ ...ADMIN, admin: true }, ['admin']],
  ])('answers 422 with the faulty fields to %j', async (body, fields) => {
    const response = await signIn(body).expect(422);
    expect(Object.keys(response.body.errors).sort()).toEqual(fields);
  });

  it.each(['[]', '"admin"', 'null', '{'])('answers 400 to the body %s', async (body) => {
    await supertest(staff.server).post('/api/admin/login').type('json').send(body).expect(400);
  });

  it('gives each of many at once the answer to their own password', async () => {
    const passwords = Array.from({ length: 20 }, (_, n) => (n % 2 ? ADMIN.password : `falsch ${n}`));
    const responses = await Promise.all(passwords.map((password) => signIn({ ...ADMIN, password })));
    expect(responses.map(({ status }) => status)).toEqual(passwords.map((_, n) => (n % 2 ? 200 : 401)));
    expect(new Set(responses.filter(({ status }) => status === 200).map(sessionCookie)).size).toBe(10);
  });

  it('does not take credentials from the address', async () => {
    await supertest(staff.server).post('/api/admin/login?username=admin&password=ein-gutes-Passwort').expect(400);
  });

  it('answers 403 to another origin, without looking at the password', async () => {
    const response = await signIn(ADMIN).set('Origin', 'https://evil.example').expect(403);
    expect(response.body.type).toBe('/fehler/fremde-herkunft');
    await signIn(ADMIN).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await signIn(ADMIN).set('Origin', 'https://www.example.ch').set('Sec-Fetch-Site', 'same-origin').expect(200);
  });

  it('gives a new session id and ends the one before', async () => {
    const before = await staff.signIn();
    const response = await signIn(ADMIN).set('Cookie', before).expect(200);
    const after = sessionCookie(response);
    expect(after).not.toBe(before);
    await staff.as(before).get('/api/leads').expect(401);
    await staff.as(after).get('/api/leads').expect(200);
  });

  it('does not take over a session id that somebody planted', async () => {
    const planted = `sitzung=${'A'.repeat(32)}`;
    const response = await signIn(ADMIN).set('Cookie', planted).expect(200);
    expect(sessionCookie(response)).not.toBe(planted);
    await staff.as(planted).get('/api/leads').expect(401);
  });
});

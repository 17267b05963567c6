import { beforeEach, describe, expect, it } from '@jest/globals';
import { accountTools } from '../../testing/account-tools.js';
import { sessionCookie, useStaffApp } from '../../testing/staff-app.js';

const staff = useStaffApp();
const { post, only, history, isSignedIn } = accountTools(staff);
let admin: string;

beforeEach(async () => {
  await only();
  admin = await staff.signIn();
});

const add = (username: unknown, cookie = admin) => post(cookie, 'accounts', { username });

describe('POST /api/admin/accounts', () => {
  it('answers a made-up password that opens the account, and must be changed before anything else', async () => {
    const { body } = await add(' Berta  ').expect(201).expect('cache-control', 'no-store');
    expect(body).toEqual({
      id: expect.any(String),
      username: 'Berta',
      password: expect.stringMatching(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/),
    });
    const berta = await staff.signIn({ username: 'berta', password: body.password });
    expect(await isSignedIn(berta)).toBe(false);
    await post(berta, 'accounts', { username: 'carla' }).expect(403);
    const change = { currentPassword: body.password, newPassword: 'ein-eigenes-Passwort' };
    expect(await isSignedIn(sessionCookie(await post(berta, 'password', change).expect(204)))).toBe(true);
    expect(await history(admin)).toEqual(['Berta password_changed Berta', 'admin added Berta']);
  });

  it.each<[unknown, string | null]>([
    [' Berta Keller ', 'Berta Keller'],
    [' ', null],
    [null, null],
  ])('takes the name %j to sign mails with', async (mailName, stored) => {
    await post(admin, 'accounts', { username: 'berta', mailName }).expect(201);
    const names = await staff.dataSource.query("SELECT mail_name FROM staff_user WHERE username = 'berta'");
    expect(names).toEqual([{ mail_name: stored }]);
  });

  it.each([['a'.repeat(81)], [{ $ne: '' }]])('refuses %j as a name to sign mails with', async (mailName) => {
    const { body } = await post(admin, 'accounts', { username: 'berta', mailName }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['mailName']);
  });

  it('keeps the password nowhere but as its hash', async () => {
    const { body } = await add('berta').expect(201);
    const stored = await staff.dataSource.query(
      'SELECT staff_user::text FROM staff_user UNION SELECT staff_audit::text FROM staff_audit',
    );
    expect(JSON.stringify(stored)).not.toContain(body.password);
  });

  it.each(['admin', 'ADMIN', ' ａｄｍｉｎ '])('refuses the taken name %j at its field', async (username) => {
    const { body } = await add(username).expect(422);
    expect(body.errors).toEqual({ username: 'Diesen Benutzernamen gibt es schon' });
    expect(await history(admin)).toEqual([]);
  });

  it('gives a name once to several who ask for it at the same time', async () => {
    const answers = await Promise.all(['berta', 'Berta', 'BERTA', 'berta'].map((name) => add(name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    expect(await history(admin)).toHaveLength(1);
  });

  it.each<[unknown, string]>([
    ['', 'Bitte geben Sie einen Benutzernamen ein'],
    [undefined, 'Bitte geben Sie einen Benutzernamen ein'],
    [{ $ne: '' }, 'Bitte geben Sie einen Benutzernamen ein'],
    ['a'.repeat(101), 'Höchstens 100 Zeichen'],
    ['system', 'Dieser Name ist vergeben'],
  ])('refuses %j', async (username, message) => {
    expect((await add(username).expect(422)).body.errors).toEqual({ username: message });
  });

  it('refuses fields that it does not know', async () => {
    await post(admin, 'accounts', { username: 'berta', password: 'selbst-gewählt' }).expect(422);
  });
});

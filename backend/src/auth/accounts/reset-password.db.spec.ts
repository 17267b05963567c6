import { beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { accountTools, credentialsOf } from '../../testing/account-tools.js';
import { useStaffApp } from '../../testing/staff-app.js';
import { hashPassword } from '../password/passwords.js';
import { StaffAccounts } from '../staff-accounts.js';

const staff = useStaffApp();
const { post, idOf, only, history, isSignedIn } = accountTools(staff);
let admin: string;

beforeEach(async () => {
  await only('berta');
  admin = await staff.signIn();
});

const reset = async (username: string, cookie = admin) => post(cookie, `accounts/${await idOf(username)}/reset`);
const signIn = (credentials: object) => supertest(staff.server).post('/api/admin/login').send(credentials);

describe('POST /api/admin/accounts/{id}/reset', () => {
  it('answers another made-up password, to be changed at the next sign-in; the one before is void', async () => {
    const { status, headers, body } = await reset('berta');
    expect([status, headers['cache-control'], body.username]).toEqual([200, 'no-store', 'berta']);
    await signIn(credentialsOf('berta')).expect(401);
    const answer = await signIn({ username: 'berta', password: body.password }).expect(200);
    expect(answer.body.mustChangePassword).toBe(true);
    expect(await history(admin)).toEqual(['admin password_reset berta']);
  });

  it('ends all sessions of the account', async () => {
    const cookies = [await staff.signIn(credentialsOf('berta')), await staff.signIn(credentialsOf('berta'))];
    await reset('berta');
    expect(await Promise.all([...cookies, admin].map(isSignedIn))).toEqual([false, false, true]);
  });

  it('leaves a locked account locked', async () => {
    await post(admin, `accounts/${await idOf('berta')}/lock`).expect(204);
    const { body } = await reset('berta');
    await signIn({ username: 'berta', password: body.password }).expect(401);
  });

  it('refuses one’s own account, so that an open session gives nobody its password', async () => {
    const { status, body } = await reset('admin');
    expect([status, body.detail]).toEqual([422, 'Ihr eigenes Passwort ändern Sie unter «Mein Konto».']);
    expect(await isSignedIn(admin)).toBe(true);
  });

  it('is not undone by a change of the password that began before', async () => {
    const accounts = staff.app.get(StaffAccounts);
    const seen = await accounts.findByUsername('berta');
    if (!seen) throw new Error('There is no such account.');
    const { body } = await reset('berta');
    expect(await accounts.changePassword(seen, await hashPassword('ein-neues-Passwort'))).toBe(false);
    await signIn({ username: 'berta', password: body.password }).expect(200);
  });
});

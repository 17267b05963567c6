import { until } from '@fahrzeugpflege/infra/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { accountTools, credentialsOf } from '../../testing/account-tools.js';
import { useStaffApp } from '../../testing/staff-app.js';
import { waitingStatements } from '../../testing/waiting-statements.js';

const staff = useStaffApp();
const { post, idOf, only, history, isSignedIn } = accountTools(staff);
let admin: string;

beforeEach(async () => {
  await staff.dataSource.query('UPDATE staff_user SET locked_at = NULL');
  await only('berta', 'carla');
  admin = await staff.signIn();
});

const act = async (action: 'lock' | 'unlock', username: string, cookie = admin) =>
  post(cookie, `accounts/${await idOf(username)}/${action}`);
const signIn = (credentials: object) => supertest(staff.server).post('/api/admin/login').send(credentials);
const openNames = async () => {
  const rows = await staff.dataSource.query(
    'SELECT username FROM staff_user WHERE locked_at IS NULL ORDER BY username',
  );
  return rows.map(({ username }: { username: string }) => username);
};

describe('POST /api/admin/accounts/{id}/lock', () => {
  it('ends all sessions of the account at once, and nobody else’s', async () => {
    const [here, there, carla] = [
      await staff.signIn(credentialsOf('berta')),
      await staff.signIn(credentialsOf('berta')),
      await staff.signIn(credentialsOf('carla')),
    ];
    expect((await act('lock', 'berta')).status).toBe(204);
    expect(await Promise.all([here, there, carla, admin].map(isSignedIn))).toEqual([false, false, true, true]);
    expect(await history(admin)).toEqual(['admin locked berta']);
  });

  it('answers a sign-in with the right password like one with a wrong password', async () => {
    await act('lock', 'berta');
    const right = await signIn(credentialsOf('berta')).expect(401);
    const wrong = await signIn({ username: 'berta', password: 'falsch' }).expect(401);
    expect(right.body).toEqual(wrong.body);
    expect(right.get('Set-Cookie')).toBeUndefined();
  });

  it('changes nothing the second time', async () => {
    await act('lock', 'berta');
    expect((await act('lock', 'berta')).status).toBe(204);
    expect(await history(admin)).toEqual(['admin locked berta']);
  });

  it('refuses one’s own account', async () => {
    const { status, body } = await act('lock', 'admin');
    expect([status, body.detail]).toEqual([422, 'Das eigene Konto können Sie nicht sperren.']);
    expect(await isSignedIn(admin)).toBe(true);
  });

  it('lets one of two who lock each other at the same moment win', async () => {
    const [berta, carla] = [await staff.signIn(credentialsOf('berta')), await staff.signIn(credentialsOf('carla'))];
    const answers = await Promise.all([act('lock', 'carla', berta), act('lock', 'berta', carla)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
    expect(await openNames()).toHaveLength(2);
  });

  it('leaves one account open, however many are locked at the same moment', async () => {
    const cookies = {
      admin,
      berta: await staff.signIn(credentialsOf('berta')),
      carla: await staff.signIn(credentialsOf('carla')),
    };
    // All six wait for the first row and are past every check that is made before.
    const answers = await staff.dataSource.transaction(async (manager) => {
      await manager.query('SELECT 1 FROM staff_user FOR UPDATE');
      const pending = Object.entries(cookies).flatMap(([locker, cookie]) =>
        Object.keys(cookies)
          .filter((name) => name !== locker)
          .map((name) => act('lock', name, cookie)),
      );
      await until(async () => (await waitingStatements(staff.dataSource)) >= 2);
      return { pending };
    });
    await Promise.all(answers.pending);
    expect(await openNames()).toHaveLength(1);
  });

  it.each(['0198a5b0-0000-7000-8000-000000000000', 'keine-id'])('answers 404 to the id %s', async (id) => {
    await post(admin, `accounts/${id}/lock`).expect(404);
    await post(admin, `accounts/${id}/unlock`).expect(404);
    await post(admin, `accounts/${id}/reset`).expect(404);
  });
});

describe('POST /api/admin/accounts/{id}/unlock', () => {
  it('makes the password good again', async () => {
    await act('lock', 'berta');
    expect((await act('unlock', 'berta')).status).toBe(204);
    await staff.signIn(credentialsOf('berta'));
    expect(await history(admin)).toEqual(['admin unlocked berta', 'admin locked berta']);
  });

  it('brings no session of before back to life, not even one that a sign-in opened while it was locked', async () => {
    const before = await staff.signIn(credentialsOf('berta'));
    const [session] = await staff.dataSource.query('SELECT sess FROM staff_session WHERE sid = $1', [
      before.split('=')[1],
    ]);
    await act('lock', 'berta');
    const late = 'L'.repeat(32);
    await staff.dataSource.query(`INSERT INTO staff_session VALUES ($1, $2, now() + interval '1 hour')`, [
      late,
      session.sess,
    ]);
    expect(await isSignedIn(`sitzung=${late}`)).toBe(false);
    await act('unlock', 'berta');
    expect(await Promise.all([before, `sitzung=${late}`].map(isSignedIn))).toEqual([false, false]);
  });

  it('changes nothing where nothing is locked', async () => {
    const berta = await staff.signIn(credentialsOf('berta'));
    await act('unlock', 'berta');
    expect(await isSignedIn(berta)).toBe(true);
    expect(await history(admin)).toEqual([]);
  });
});

import { until } from '@fahrzeugpflege/infra/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { accountTools, credentialsOf } from '../../testing/account-tools.js';
import { startStaffApp, useStaffApp } from '../../testing/staff-app.js';
import { SessionEnds } from './session-ends.js';
import { StaffSessions } from './staff-sessions.js';

const staff = useStaffApp();
const { post, idOf, only } = accountTools(staff);
const idIn = (cookie: string) => cookie.split('=')[1] ?? '';
let berta: string;

beforeEach(async () => {
  await only('berta');
  berta = await staff.signIn(credentialsOf('berta'));
});

/** The connection to PostgreSQL is opened in the background: what is notified before that is missed. */
const connected = (ends: SessionEnds) => {
  let hasReceived = false;
  const stop = ends.watch('probe', () => {
    hasReceived = true;
  });
  return until(async () => {
    await staff.dataSource.query(`INSERT INTO staff_session VALUES ('probe', '{}', now())`);
    await staff.dataSource.query(`DELETE FROM staff_session WHERE sid = 'probe'`);
    return hasReceived;
  }).finally(stop);
};

const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a sign-out', () => post(berta, 'logout').expect(204)],
  ['locking', async () => post(await staff.signIn(), `accounts/${await idOf('berta')}/lock`).expect(204)],
  ['a reset', async () => post(await staff.signIn(), `accounts/${await idOf('berta')}/reset`).expect(200)],
  [
    'signing out the others',
    async () => post(await staff.signIn(credentialsOf('berta')), 'sessions/end-others').expect(204),
  ],
];

describe('a session', () => {
  it.each(ways)('stands until it is ended by %s, which is noticed at once, in other processes too', async (_, end) => {
    const other = await startStaffApp(staff.url);
    const ends = other.app.get(SessionEnds);
    await connected(ends);
    let calls = 0;
    ends.watch(idIn(berta), () => {
      calls += 1;
    });
    const stop = ends.watch(idIn(berta), () => {
      throw new Error('Nobody waits here any more.');
    });
    stop();
    const sessions = other.app.get(StaffSessions);
    expect(await sessions.stands(idIn(berta))).toBe(true);
    await end();
    await until(() => calls > 0);
    expect(await sessions.stands(idIn(berta))).toBe(false);
    expect(calls).toBe(1);
    await other.app.close();
  });

  it('stands no longer once its password is another, it ran out, or its account is gone', async () => {
    const sessions = staff.app.get(StaffSessions);
    const standsAfter = async (statement: string) => {
      await only('berta');
      const cookie = await staff.signIn(credentialsOf('berta'));
      await staff.dataSource.query(statement);
      return sessions.stands(idIn(cookie));
    };
    expect(await standsAfter('SELECT 1')).toBe(true);
    expect(await standsAfter(`UPDATE staff_user SET password_hash = 'x' WHERE username = 'berta'`)).toBe(false);
    expect(await standsAfter(`UPDATE staff_user SET locked_at = now() WHERE username = 'berta'`)).toBe(false);
    expect(await standsAfter(`UPDATE staff_session SET expire = now()`)).toBe(false);
    expect(await standsAfter(`DELETE FROM staff_user WHERE username = 'berta'`)).toBe(false);
    expect(await sessions.stands('nie-gesehen')).toBe(false);
  });

  it('is not prolonged by asking whether it stands', async () => {
    const state = () => staff.dataSource.query('SELECT sess, expire FROM staff_session');
    await staff.dataSource.query(
      `UPDATE staff_session SET sess = sess || '{"lastUsedAt": 1}', expire = expire - interval '6 hours'`,
    );
    const before = await state();
    expect(await staff.app.get(StaffSessions).stands(idIn(berta))).toBe(true);
    expect(await state()).toEqual(before);
  });
});

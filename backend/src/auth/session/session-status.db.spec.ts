import { describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import supertest from 'supertest';
import { addAccount, sessionCookie, startStaffApp, useStaffApp } from '../../testing/staff-app.js';

const staff = useStaffApp();

const status = (cookie?: string) => {
  const request = supertest(staff.server).get('/api/admin/status');
  return cookie === undefined ? request : request.set('Cookie', cookie);
};
const age = (cookie: string, hours: number, signedInHours = hours) =>
  staff.dataSource.query(
    `UPDATE staff_session SET expire = expire - $2::float * interval '1 hour', sess = jsonb_set(
       jsonb_set(sess, '{cookie,expires}', to_jsonb(to_char(
         ((sess -> 'cookie' ->> 'expires')::timestamptz - $2::float * interval '1 hour') AT TIME ZONE 'UTC',
         'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
       '{signedInAt}', to_jsonb((sess ->> 'signedInAt')::bigint - ($3::float * 3600000)::bigint))
     WHERE sid = $1`,
    [cookie.split('=')[1], hours, signedInHours],
  );
const remainingHours = async (cookie: string): Promise<number> => {
  const sql = `SELECT extract(epoch FROM expire - now()) / 3600 AS hours FROM staff_session WHERE sid = $1`;
  const [row] = await staff.dataSource.query(sql, [cookie.split('=')[1]]);
  return Number(row?.hours ?? 0);
};

describe('GET /api/admin/status', () => {
  it.each([
    undefined,
    '',
    'sitzung=',
    `sitzung=${'A'.repeat(32)}`,
    'sitzung=%00%ff',
    `sitzung=${'x'.repeat(5_000)}`,
    ';;=',
  ])('says no with the cookie %j, and opens no session', async (cookie) => {
    const response = await status(cookie).expect(200);
    expect(response.body).toEqual({ isAuthenticated: false });
    expect(response.get('Set-Cookie')).toBeUndefined();
    const [{ count }] = await staff.dataSource.query('SELECT count(*)::int FROM staff_session');
    expect(count).toBe(0);
  });

  it('says who is signed in, and that it is not to be kept', async () => {
    const response = await status(await staff.signIn())
      .expect(200)
      .expect('cache-control', 'no-store');
    expect(response.body).toEqual({
      ...{ isAuthenticated: true, username: 'admin' },
      ...{ mustChangePassword: false, mailName: null },
    });
  });

  it('says no once the account is gone', async () => {
    const leaver = { username: 'berta', password: 'ein-gutes-Passwort' };
    await addAccount(staff.dataSource, leaver);
    const cookie = await staff.signIn(leaver);
    await staff.dataSource.query(`DELETE FROM staff_user WHERE username = 'berta'`);
    expect((await status(cookie).expect(200)).body).toEqual({ isAuthenticated: false });
  });
});

describe('a session', () => {
  it('is prolonged by use, in the database and in the browser', async () => {
    const cookie = await staff.signIn();
    await age(cookie, 10);
    expect(await remainingHours(cookie)).toBeLessThan(2.1);
    const response = await status(cookie).expect(200);
    expect(sessionCookie(response)).toBe(cookie);
    expect(await remainingHours(cookie)).toBeGreaterThan(11.9);
    await age(cookie, 11);
    expect((await status(cookie)).body.isAuthenticated).toBe(true);
  });

  it('is not written again by each call', async () => {
    const cookie = await staff.signIn();
    const response = await status(cookie).expect(200);
    expect(response.get('Set-Cookie')).toBeUndefined();
  });

  it('costs a usual call one statement, its account included', async () => {
    const cookie = await staff.signIn();
    await status(cookie).expect(200);
    const { master: pool } = staff.dataSource.driver as unknown as { readonly master: Pool };
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    pool.on('acquire', count);
    expect((await status(cookie).expect(200)).body).toMatchObject({ isAuthenticated: true });
    pool.off('acquire', count);
    expect(statements).toBe(1);
  });

  it('ends twelve hours after its last use', async () => {
    const cookie = await staff.signIn();
    await age(cookie, 12.01);
    expect((await status(cookie).expect(200)).body).toEqual({ isAuthenticated: false });
    await staff.as(cookie).get('/api/leads').expect(401);
  });

  it('is not prolonged for ever', async () => {
    const cookie = await staff.signIn();
    await age(cookie, 2, 7 * 24 + 1);
    expect((await status(cookie)).body.isAuthenticated).toBe(true);
    expect(await remainingHours(cookie)).toBeLessThan(10.1);
  });

  it('survives a restart and is known to other processes', async () => {
    const cookie = await staff.signIn();
    const other = await startStaffApp(staff.url);
    const response = await other.as(cookie).get('/api/admin/status');
    expect(response.body.isAuthenticated).toBe(true);
    await other.app.close();
  });
});

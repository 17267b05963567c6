import { until } from '@fahrzeugpflege/infra/testing';
import { describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { useStaffApp } from '../../testing/staff-app.js';
import { waitingStatements } from '../../testing/waiting-statements.js';

const staff = useStaffApp();

const signOut = () => supertest(staff.server).post('/api/admin/logout');
const list = (cookie: string) => staff.as(cookie).get('/api/leads');

describe('POST /api/admin/logout', () => {
  it('ends the session on the server and in the browser', async () => {
    const cookie = await staff.signIn();
    const response = await signOut().set('Cookie', cookie).expect(204);
    expect(response.get('Set-Cookie')).toEqual([
      expect.stringMatching(/^sitzung=; .*Path=\/api; Expires=Thu, 01 Jan 1970/),
    ]);
    await list(cookie).expect(401);
    expect(await staff.dataSource.query('SELECT sid FROM staff_session')).toEqual([]);
  });

  it('leaves other sessions alone', async () => {
    const [one, other] = [await staff.signIn(), await staff.signIn()];
    await signOut().set('Cookie', one).expect(204);
    await list(other).expect(200);
  });

  it('ends it for good, also while a call that would prolong it is under way', async () => {
    const cookie = await staff.signIn();
    await staff.dataSource.query(
      `UPDATE staff_session SET sess = jsonb_set(sess, '{cookie,expires}', to_jsonb($1::text))`,
      [new Date(Date.now() + 3_600_000).toISOString()],
    );
    const id = cookie.split('=')[1];
    const call = await staff.dataSource.transaction(async (manager) => {
      // As a sign-out does that has not committed: the call still finds the session, and waits to prolong it.
      await manager.query('DELETE FROM staff_session WHERE sid = $1', [id]);
      const pending = list(cookie).then(({ status }) => status);
      await until(async () => (await waitingStatements(staff.dataSource)) > 0);
      return { pending };
    });
    expect(await call.pending).toBe(200);
    expect(await staff.dataSource.query('SELECT FROM staff_session WHERE sid = $1', [id])).toEqual([]);
    await list(cookie).expect(401);
  });

  it('answers 204 where no session is', async () => {
    await signOut().expect(204);
    await signOut().set('Cookie', 'sitzung=Unsinn').expect(204);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { accountTools, credentialsOf } from '../../testing/account-tools.js';
import { useStaffApp } from '../../testing/staff-app.js';

const staff = useStaffApp();
const { get, post, idOf, only } = accountTools(staff);
let admin: string;

beforeEach(async () => {
  await only('zoe', 'Ärni', 'berta');
  admin = await staff.signIn();
});

describe('GET /api/admin/accounts', () => {
  it('tells of each account what one needs to manage it, and nothing of its password', async () => {
    await staff.signIn(credentialsOf('berta'));
    await staff.signIn(credentialsOf('berta'));
    const { body } = await get(admin, 'accounts').expect(200).expect('cache-control', 'no-store');
    expect(body.find(({ username }: { username: string }) => username === 'berta')).toEqual({
      id: await idOf('berta'),
      username: 'berta',
      createdAt: expect.stringMatching(/Z$/),
      lockedAt: null,
      mustChangePassword: false,
      lastSignedInAt: expect.stringMatching(/Z$/),
      openSessions: 2,
      isOwn: false,
    });
  });

  it('stands in the order of names, the locked ones last, and marks one’s own', async () => {
    await post(admin, `accounts/${await idOf('berta')}/lock`).expect(204);
    const { body } = await get(admin, 'accounts');
    expect(body.map(({ username, isOwn }: { username: string; isOwn: boolean }) => [username, isOwn])).toEqual([
      ['admin', true],
      ['Ärni', false],
      ['zoe', false],
      ['berta', false],
    ]);
    expect(body[3].lockedAt).not.toBeNull();
  });

  it('counts no session that has run out', async () => {
    await staff.signIn(credentialsOf('zoe'));
    await staff.dataSource.query(
      `UPDATE staff_session SET expire = now() - interval '1 second' WHERE sess ->> 'userId' = $1`,
      [await idOf('zoe')],
    );
    const { body } = await get(admin, 'accounts');
    expect(body.map(({ openSessions }: { openSessions: number }) => openSessions)).toEqual([1, 0, 0, 0]);
  });
});

it('GET /api/admin/colleagues names who may be given a lead', async () => {
  await post(admin, `accounts/${await idOf('berta')}/lock`).expect(204);
  await get(admin, 'colleagues').expect(200, ['admin', 'Ärni', 'zoe']);
});

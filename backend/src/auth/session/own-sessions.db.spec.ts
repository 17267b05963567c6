import type { OwnSession } from '@fahrzeugpflege/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { accountTools, credentialsOf } from '../../testing/account-tools.js';
import { ADMIN, sessionCookie, useStaffApp } from '../../testing/staff-app.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';

const staff = useStaffApp();
const { get, post, only, isSignedIn } = accountTools(staff);
let here: string;
let phone: string;

const signInWith = async (device: string, credentials = ADMIN) => {
  const request = supertest(staff.server).post('/api/admin/login').set('User-Agent', device);
  return sessionCookie(await request.set('X-Forwarded-For', '203.0.113.77').send(credentials).expect(200));
};
const sessions = async (cookie = here): Promise<OwnSession[]> => (await get(cookie, 'sessions').expect(200)).body;

beforeEach(async () => {
  await only('berta');
  here = await signInWith(FIREFOX);
  phone = await signInWith(IPHONE);
});

describe('GET /api/admin/sessions', () => {
  it('names each session by its device, its network and its times, the present one first', async () => {
    expect(await sessions()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        device: 'Firefox auf Windows',
        address: '203.0.113.x',
        signedInAt: expect.stringMatching(/Z$/),
        lastUsedAt: expect.stringMatching(/Z$/),
        isCurrent: true,
      },
      expect.objectContaining({ device: 'Safari auf dem iPhone', isCurrent: false }),
    ]);
  });

  it('shows nobody else’s, and none that has run out', async () => {
    await staff.signIn(credentialsOf('berta'));
    await staff.dataSource.query(`UPDATE staff_session SET expire = now() - interval '1 second' WHERE sid = $1`, [
      phone.split('=')[1],
    ]);
    expect(await sessions()).toHaveLength(1);
  });

  it('tells nothing by which a session could be taken over', async () => {
    const { text } = await get(here, 'sessions');
    for (const cookie of [here, phone]) expect(text).not.toContain(cookie.split('=')[1]);
    for (const { id } of await sessions()) expect(await isSignedIn(`sitzung=${id}`)).toBe(false);
  });

  it('knows the last use to the minute', async () => {
    const anHourAgo = Date.now() - 3_600_000;
    const use = () =>
      staff.dataSource.query(`UPDATE staff_session SET sess = sess || jsonb_build_object('lastUsedAt', $1::bigint)`, [
        anHourAgo,
      ]);
    await use();
    expect(await isSignedIn(phone)).toBe(true);
    const [, other] = await sessions();
    expect(Date.now() - Date.parse(other?.lastUsedAt ?? '')).toBeLessThan(60_000);
    expect(Date.parse(other?.signedInAt ?? '')).toBeGreaterThan(anHourAgo);
  });

  it('shows sessions of before that were opened without these notes', async () => {
    await staff.dataSource.query(`UPDATE staff_session SET sess = sess - 'device' - 'address' - 'lastUsedAt'`);
    const [, other] = await sessions();
    expect(other).toMatchObject({ device: 'Unbekanntes Gerät', address: null, lastUsedAt: other?.signedInAt });
  });
});

describe('POST /api/admin/sessions/{id}/end', () => {
  const endIt = (id = '', cookie = here) => post(cookie, `sessions/${id}/end`);

  it('ends that session, and no other', async () => {
    await endIt((await sessions())[1]?.id).expect(204);
    expect(await Promise.all([here, phone].map(isSignedIn))).toEqual([true, false]);
    expect(await sessions()).toHaveLength(1);
  });

  it('is no fault for one that is over', async () => {
    const id = (await sessions())[1]?.id;
    await endIt(id).expect(204);
    await endIt(id).expect(204);
  });

  it('reaches nobody else’s sessions, and takes no real id', async () => {
    const berta = await staff.signIn(credentialsOf('berta'));
    await endIt((await sessions())[0]?.id, berta).expect(204);
    await endIt(phone.split('=')[1]).expect(204);
    expect(await Promise.all([here, phone, berta].map(isSignedIn))).toEqual([true, true, true]);
  });
});

describe('POST /api/admin/sessions/end-others', () => {
  it('ends all of one’s own but the present one', async () => {
    const berta = await staff.signIn(credentialsOf('berta'));
    await post(here, 'sessions/end-others').expect(204);
    expect(await Promise.all([here, phone, berta].map(isSignedIn))).toEqual([true, false, true]);
  });
});

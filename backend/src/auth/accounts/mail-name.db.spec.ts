import { beforeEach, describe, expect, it } from '@jest/globals';
import { useStaffApp } from '../../testing/staff-app.js';

const staff = useStaffApp();
let cookie: string;

beforeEach(async () => {
  cookie = await staff.signIn();
});

const set = (name: unknown) => staff.as(cookie).put('/api/admin/mail-name').send({ name });
const mailName = async (): Promise<string | null> => (await staff.as(cookie).get('/api/admin/status')).body.mailName;

describe('PUT /api/admin/mail-name', () => {
  it.each([
    [' Anna Muster ', 'Anna Muster'],
    ['ä'.repeat(80), 'ä'.repeat(80)],
    ['', null],
    [null, null],
  ])('signs with %j from now on', async (name, stored) => {
    await set('Vorher').expect(204);
    await set(name).expect(204);
    expect(await mailName()).toBe(stored);
  });

  it.each(['x'.repeat(81), 7])('refuses %j and keeps what was there', async (name) => {
    await set('Anna Muster').expect(204);
    const { body } = await set(name).expect(422);
    expect(Object.keys(body.errors)).toEqual(['name']);
    expect(await mailName()).toBe('Anna Muster');
  });
});

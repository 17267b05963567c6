import { deleteSuspectedSpam } from '@fahrzeugpflege/infra/database';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addAccount, addLead, useStaffApp } from '../testing/staff-app.js';
import { addSpam } from '../testing/suspected-spam.js';

const BERTA = { username: 'Berta', password: 'ein-gutes-Passwort' };
const UNKNOWN_ID = '0198a1b2-0000-7000-8000-000000000001';

const staff = useStaffApp();
let cookie: string;
let id: string;

beforeAll(async () => {
  await addAccount(staff.dataSource, BERTA);
  cookie = await staff.signIn(BERTA);
});
beforeEach(async () => {
  await staff.dataSource.query('TRUNCATE submission, lead, erasure CASCADE');
  id = await addSpam(staff.dataSource);
});

const remove = (spam = id) => staff.as(cookie).delete(`/api/spam/${spam}`);
const ids = async (): Promise<string[]> =>
  (await staff.dataSource.query('SELECT id FROM submission ORDER BY received_at')).map((row: { id: string }) => row.id);
const erasures = () => staff.dataSource.query('SELECT actor, reason, manner, records FROM erasure ORDER BY id');

describe('DELETE /api/spam/{id}', () => {
  it('deletes it at once, and notes that without the data', async () => {
    const other = await addSpam(staff.dataSource);
    await remove().expect(204);
    expect(await ids()).toEqual([other]);
    expect(await erasures()).toEqual([
      { actor: 'Berta', reason: 'request', manner: 'deleted', records: { submissions: 1 } },
    ]);
  });

  it('answers 404 to a second one, to unknown ones, and to what is not suspected', async () => {
    await remove().expect(204);
    const lead = await addLead(staff.dataSource);
    for (const other of [id, UNKNOWN_ID, 'Unsinn', lead]) await remove(other).expect(404);
    expect(await ids()).toEqual([lead]);
    expect(await erasures()).toHaveLength(1);
  });

  it('never takes what is being released at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const spam = await addSpam(staff.dataSource);
      const release = staff.as(cookie).post(`/api/spam/${spam}/release`);
      const [released, deleted] = await Promise.all([release, remove(spam)]);
      expect([
        [202, 404],
        [404, 204],
      ]).toContainEqual([released.status, deleted.status]);
      expect((await ids()).includes(spam)).toBe(released.status === 202);
    }
  });
});

describe('suspected spam whose time is over', () => {
  it('is deleted; what is younger or no spam stays', async () => {
    await addLead(staff.dataSource, { receivedAt: '2025-01-01T00:00:00Z' });
    await addSpam(staff.dataSource, { receivedAt: '2025-07-01T00:00:00Z' });
    await addSpam(staff.dataSource, { receivedAt: '2025-07-31T23:59:59Z' });
    const young = await addSpam(staff.dataSource, { receivedAt: '2025-08-01T00:00:00Z' });
    const erase = () =>
      staff.dataSource.transaction((manager) =>
        deleteSuspectedSpam(manager, { before: new Date('2025-08-01T00:00:00Z'), limit: 10 }),
      );
    expect(await erase()).toBe(2);
    expect(await erase()).toBe(0);
    expect(await ids()).toHaveLength(3);
    expect(await ids()).toContain(young);
  });
});

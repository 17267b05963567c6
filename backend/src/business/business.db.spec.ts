import { type BusinessSettings, profileFacts } from '@fahrzeugpflege/contracts';
import { until } from '@fahrzeugpflege/infra/testing';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { addAccount, useStaffApp } from '../testing/staff-app.js';

const BERTA = { username: 'Berta', password: 'ein-gutes-Passwort' };
const { storage } = profileFacts.prices;
const dearer = { ...storage, amount: 170 };
const campaign = { firstDay: '2027-08-10', lastDay: '2027-10-31' };

const staff = useStaffApp();
let cookie: string;

beforeAll(async () => {
  await addAccount(staff.dataSource, BERTA);
  cookie = await staff.signIn(BERTA);
});
beforeEach(async () => {
  await staff.dataSource.query('TRUNCATE fact_change, business_setting');
  await staff.dataSource.query(`UPDATE service SET prices = prices - 'storage' WHERE id = 'einlagerung'`);
});

const set = (fact: string, value: unknown) => staff.as(cookie).put(`/api/admin/business/${fact}`).send({ value });
const undo = (id: string) => staff.as(cookie).post(`/api/admin/business/changes/${id}/undo`);
const read = async (): Promise<BusinessSettings> =>
  (await staff.as(cookie).get('/api/admin/business').expect(200)).body;

describe('what the owner sets', () => {
  it('is in force at once, for visitors too, with who set it', async () => {
    const { body } = await set('prices.storage', dearer).expect(200);
    const { facts, changes }: BusinessSettings = body;
    expect(await read()).toEqual(body);
    expect(facts.prices).toEqual({ ...profileFacts.prices, storage: dearer });
    expect(changes).toEqual([
      expect.objectContaining({
        fact: 'prices.storage',
        before: null,
        after: dearer,
        changedBy: 'Berta',
        isLatest: true,
      }),
    ]);
    await until(async () => {
      const { body } = await supertest(staff.server).get('/api/services');
      return body.at(-1).price === 'ab CHF 170 pro Monat';
    });
  });

  it('is not what somebody else has not seen', async () => {
    const days = (firstDay: string) => [{ firstDay, lastDay: firstDay, reason: 'Feiertag' }];
    const change = (value: unknown, before: unknown) =>
      staff.as(cookie).put('/api/admin/business/closedDays').send({ value, before });
    await change(days('2026-12-24'), profileFacts.closedDays).expect(200);
    const { body } = await change(days('2026-12-31'), profileFacts.closedDays).expect(409);
    expect(body.detail).toContain('inzwischen geändert');
    expect((await read()).facts.closedDays).toEqual(days('2026-12-24'));
    await change([...days('2026-12-24'), ...days('2026-12-31')], days('2026-12-24')).expect(200);
  });

  it.each([
    ['campaign', campaign],
    ['closedDays', [{ firstDay: '2026-12-24', lastDay: '2027-01-03', reason: 'Betriebsferien' }]],
    ['openingHours', profileFacts.openingHours.map(({ day }) => ({ day, times: [['09:00', '12:00']] }))],
  ] as const)('may be %s', async (fact, value) => {
    await set(fact, value).expect(200);
    expect((await read()).facts[fact]).toEqual(value);
    await set(fact, null).expect(200);
    expect((await read()).facts[fact]).toEqual(profileFacts[fact]);
  });

  it.each([
    ['prices.storage', { ...dearer, amount: -1 }],
    ['prices.storage', 170],
    ['campaign', { firstDay: '2027-10-31', lastDay: '2027-08-10' }],
    ['closedDays', [{ firstDay: 'morgen', lastDay: 'morgen', reason: '' }]],
    ['openingHours', []],
  ])('is refused where it is no %s: %j', async (fact, value) => {
    await set(fact, value).expect(422);
    expect((await read()).changes).toEqual([]);
  });

  it.each([
    ['prices.storage', storage, dearer],
    ['campaign', profileFacts.campaign, campaign],
    ['closedDays', [], [{ firstDay: '2026-12-24', lastDay: '2027-01-03', reason: '' }]],
    ['openingHours', profileFacts.openingHours, profileFacts.openingHours.map(({ day }) => ({ day, times: [] }))],
  ] as const)('is no change where %s stays as it is, in the profile or as it was set', async (fact, own, other) => {
    for (const value of [own, null]) {
      const { body } = await set(fact, value).expect(200);
      expect(body).toMatchObject({ facts: profileFacts, changes: [] });
    }
    const { body: changed } = await set(fact, other).expect(200);
    expect(changed.changes).toHaveLength(1);
    expect((await set(fact, other).expect(200)).body).toEqual(changed);
  });

  it('is a 404 for what nobody may set', async () => {
    for (const fact of ['prices.alles', 'name', 'toString']) await set(fact, 1).expect(404);
  });
});

describe('a change', () => {
  it('is taken back once, and that is noted', async () => {
    await set('prices.storage', dearer).expect(200);
    const [change] = (await read()).changes;
    await undo(change?.id ?? '').expect(200);
    const { facts, changes } = await read();
    expect(facts.prices.storage).toEqual(storage);
    expect(changes.map(({ isUndo, isLatest }) => [isUndo, isLatest])).toEqual([
      [true, true],
      [false, false],
    ]);
    await undo(change?.id ?? '').expect(409);
  });

  it('is not taken back where something else was set since', async () => {
    await set('campaign', campaign).expect(200);
    await set('campaign', { ...campaign, lastDay: '2027-11-30' }).expect(200);
    const [, first] = (await read()).changes;
    await undo(first?.id ?? '').expect(409);
    expect((await read()).facts.campaign.lastDay).toBe('2027-11-30');
  });

  it('that there is not is a 404', async () => {
    for (const id of ['0', '999999', 'eins', '9'.repeat(30)]) await undo(id).expect(404);
  });
});

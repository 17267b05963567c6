import { type RelatedLead, relatedLeadSchema } from '@fahrzeugpflege/contracts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { addLead, type TestLead, useStaffApp } from '../../testing/staff-app.js';

const UNKNOWN_ID = '0198a1b2-0000-7000-8000-000000000001';
const NOBODY = { name: 'Niemand', email: 'niemand@example.ch' };

const staff = useStaffApp();
let cookie: string;

beforeAll(async () => {
  cookie = await staff.signIn();
});
beforeEach(() => staff.dataSource.query('TRUNCATE submission, lead CASCADE'));

const add = (lead: TestLead = {}) => addLead(staff.dataSource, lead);
const related = async (id: string): Promise<RelatedLead[]> =>
  (await staff.as(cookie).get(`/api/leads/${id}/related`).expect(200)).body;
const reasonsBetween = async (one: TestLead, other: TestLead) => {
  const id = await add({ ...NOBODY, ...one });
  await add({ name: 'Jemand', email: 'jemand@example.ch', ...other });
  return (await related(id)).map(({ reasons }) => reasons);
};

describe('GET /api/leads/{id}/related', () => {
  it('answers in the shape of the contract, newest first, and not the lead itself', async () => {
    await add({ name: 'früh', receivedAt: '2025-08-09T08:00:00Z', status: 'rejected', formType: 'promo' });
    const id = await add({ name: 'mitte', receivedAt: '2025-08-10T08:00:00Z' });
    const work = { assignedTo: 'Berta', followUpOn: '2026-12-01', offerNumber: 'OFF-1', notes: 'Ruft an.' };
    const answeredAt = '2025-08-12T08:00:00.000Z';
    const late = { ...work, message: 'Noch eine Frage', answeredAt: new Date(answeredAt) };
    await add({ ...late, name: 'spät', receivedAt: '2025-08-11T08:00:00Z' });
    await add(NOBODY);
    const leads = await related(id);
    expect(z.array(z.strictObject(relatedLeadSchema.shape)).parse(leads)).toHaveLength(2);
    expect(leads).toMatchObject([
      { ...work, answeredAt, name: 'spät', message: 'Noch eine Frage', createdAt: '2025-08-11T08:00:00.000Z' },
      { name: 'früh', status: 'rejected', formType: 'promo', mergedInto: null, reasons: ['email'] },
    ]);
  });

  const HYMER = { vehicleMake: 'Hymer', vehicleModel: 'B 544' };
  it.each<[string, TestLead, TestLead, string[][]]>([
    ['the same e-mail', { email: 'Anna@Example.ch' }, { email: 'anna@example.CH' }, [['email']]],
    ['the same number', { phoneE164: '+41791234567' }, { phoneE164: '+41791234567' }, [['phone']]],
    ['both', { email: 'a@b.ch', phoneE164: '+41791' }, { email: 'a@b.ch', phoneE164: '+41791' }, [['email', 'phone']]],
    [
      'the same name and vehicle',
      { name: 'ANNA Öz', ...HYMER },
      { name: 'Anna öz', vehicleMake: 'HYMER', vehicleModel: 'b 544' },
      [['name_and_vehicle']],
    ],
    ['the same name alone', { name: 'Anna' }, { name: 'Anna' }, []],
    ['the same name and make', { name: 'Anna', vehicleMake: 'Hymer' }, { name: 'Anna', vehicleMake: 'Hymer' }, []],
    ['the same vehicle alone', HYMER, HYMER, []],
    ['another model', { name: 'Anna', ...HYMER }, { name: 'Anna', ...HYMER, vehicleModel: 'B 588' }, []],
    ['no number on either', { phoneE164: null }, { phoneE164: null }, []],
    ['no e-mail on either', { email: '' }, { email: '' }, []],
    ['a part of the e-mail', { email: 'anna@example.ch' }, { email: 'hanna@example.ch' }, []],
    ['an anonymised other', { email: 'a@b.ch' }, { email: 'a@b.ch', anonymisedAt: new Date() }, []],
    ['an anonymised one', { email: 'a@b.ch', anonymisedAt: new Date() }, { email: 'a@b.ch' }, []],
  ])('of %s', async (_, one, other, expected) => {
    expect(await reasonsBetween(one, other)).toEqual(expected);
  });

  it('lists the newest twenty, and besides all that are merged with it', async () => {
    const id = await add({ receivedAt: '2025-01-01T00:00:00Z' });
    await add({ ...NOBODY, mergedInto: id, receivedAt: '2024-01-01T00:00:00Z' });
    for (let n = 0; n < 3; n++) await add({ mergedInto: id, receivedAt: '2025-12-01T00:00:00Z' });
    for (let n = 10; n < 33; n++) await add({ name: `Nr. ${n}`, receivedAt: `2025-06-01T00:00:${n}Z` });
    const leads = await related(id);
    expect(leads.filter(({ mergedInto }) => mergedInto === null).map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, n) => `Nr. ${32 - n}`),
    );
    expect(leads.filter(({ mergedInto }) => mergedInto === id)).toHaveLength(4);
  });

  it('leads from a merged lead to the one that it is merged into, whatever they have in common', async () => {
    const survivor = await add({ ...NOBODY, name: 'Gastgeberin' });
    const sibling = await add({ email: 'anders@example.ch', mergedInto: survivor });
    const id = await add({ mergedInto: survivor });
    const elsewhere = await add({ mergedInto: sibling });
    const leads = await related(id);
    expect(new Set(leads.map((lead) => lead.id))).toEqual(new Set([survivor, sibling, elsewhere]));
    expect(leads.find((lead) => lead.id === survivor)).toMatchObject({ reasons: [], mergedInto: null });
    expect(leads.find((lead) => lead.id === elsewhere)).toMatchObject({ reasons: ['email'], mergedInto: sibling });
  });

  it('answers an empty list where there is nobody else, and 404 for an unknown lead', async () => {
    expect(await related(await add())).toEqual([]);
    for (const id of [UNKNOWN_ID, 'Unsinn']) {
      await staff.as(cookie).get(`/api/leads/${id}/related`).expect(404);
    }
  });
});

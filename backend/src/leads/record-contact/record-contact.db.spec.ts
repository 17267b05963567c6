import {
  type Lead,
  type LeadContact,
  type LeadHistory,
  type ListedLead,
  leadContactSchema,
  type NewContact,
} from '@fahrzeugpflege/contracts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { addAccount, addLead, useStaffApp } from '../../testing/staff-app.js';

const BERTA = { username: 'Berta', password: 'ein-gutes-Passwort' };
const CARLA = { username: 'Carla', password: 'ein-gutes-Passwort' };
const UNKNOWN = '0198a1b2-0000-7000-8000-000000000001';

const staff = useStaffApp();
let berta: string;
let carla: string;
let id: string;

beforeAll(async () => {
  for (const account of [BERTA, CARLA]) await addAccount(staff.dataSource, account);
  berta = await staff.signIn(BERTA);
  carla = await staff.signIn(CARLA);
});
beforeEach(async () => {
  id = await addLead(staff.dataSource);
});

const contact = (given: Partial<NewContact> = {}): NewContact => ({
  id: uuidv7(),
  kind: 'reached',
  text: 'Will es sich überlegen',
  followUp: null,
  ...given,
});
const post = (body: object, leadId = id, cookie = berta) =>
  staff.as(cookie).post(`/api/leads/${leadId}/contacts`).send(body);
const record = async (given: Partial<NewContact> = {}, leadId = id, cookie = berta): Promise<Lead> =>
  (await post(contact(given), leadId, cookie).expect(201)).body;
const patch = async (body: object, cookie = berta): Promise<Lead> =>
  (await staff.as(cookie).patch(`/api/leads/${id}`).send(body).expect(200)).body;
const read = async (leadId = id): Promise<Lead> => (await staff.as(berta).get(`/api/leads/${leadId}`).expect(200)).body;
const history = async (leadId = id): Promise<LeadHistory> =>
  (await staff.as(berta).get(`/api/leads/${leadId}/history`).expect(200)).body;
const texts = async (leadId = id) => (await history(leadId)).contacts.map(({ text }) => text);
const merge = (survivor: string, leadId: string) =>
  staff.as(berta).post(`/api/leads/${survivor}/merges`).send({ leadId }).expect(201);

describe('POST /api/leads/{id}/contacts', () => {
  it('records it dated and signed, with all that follows from it, in one line of the history', async () => {
    const made = contact({ kind: 'combox', followUp: { on: '2028-02-29', time: '16:00' } });
    const { body } = await post(made).expect(201);
    expect(body).toMatchObject({
      status: 'processing',
      statusBy: 'Berta',
      assignedTo: 'Berta',
      followUpOn: '2028-02-29',
    });
    expect(body).toMatchObject({ version: 2, answeredAt: expect.any(String) });
    expect(await read()).toEqual(body);
    const { contacts, entries } = await history();
    expect(contacts).toEqual([{ ...made, leadId: id, by: 'Berta', at: body.answeredAt }]);
    expect(leadContactSchema.parse(contacts[0])).toEqual(contacts[0]);
    expect(entries).toMatchObject([
      {
        action: 'contacted',
        actor: 'Berta',
        changes: {
          status: { from: 'pending', to: 'processing' },
          assignedTo: { from: null, to: 'Berta' },
          answeredAt: { from: null, to: body.answeredAt },
          followUpOn: { from: null, to: '2028-02-29' },
          contact: { from: null, to: made.id },
        },
      },
    ]);
  });

  it('leaves a lead of somebody else with them, a closed one closed, and the first answer the first', async () => {
    const { answeredAt } = await record({}, id, carla);
    await patch({ status: 'completed' });
    expect(await record()).toMatchObject({ status: 'completed', assignedTo: 'Carla', answeredAt });
    expect((await history()).contacts.map(({ by }) => by)).toEqual(['Berta', 'Carla']);
  });

  it('is no slip that going back to «Ausstehend» takes back', async () => {
    const { answeredAt } = await record();
    expect(await patch({ status: 'pending' })).toMatchObject({ status: 'pending', answeredAt });
    await patch({ status: 'rejected' });
    expect(await patch({ status: 'pending' })).toMatchObject({ answeredAt });
  });

  it('makes a contact of what was closed by a slip an answer that stays', async () => {
    await patch({ status: 'completed' });
    const { answeredAt } = await record();
    expect(await patch({ status: 'processing' })).toMatchObject({ answeredAt });
  });

  it('settles a follow-up that was due, in the same line of the history', async () => {
    await patch({ followUpOn: '2025-01-31' });
    expect(await record({ kind: 'not_reached' })).toMatchObject({ followUpOn: '2025-01-31' });
    expect(await record()).toMatchObject({ followUpOn: null });
    const { entries } = await history();
    expect(entries.at(-1)?.changes).toMatchObject({ followUpOn: { from: '2025-01-31', to: null } });
  });

  it('tells in the list why a lead is to be looked at again, also one that it was merged into', async () => {
    const followUp = { on: '2028-02-29', time: '16:00' };
    await record({ text: 'Wünscht Offerte', followUp: { ...followUp, time: null } });
    await record({ text: 'Ruft zurück', followUp });
    const survivor = await addLead(staff.dataSource);
    const { body } = await staff.as(berta).get('/api/leads').expect(200);
    const reasons = new Map(body.map((lead: ListedLead) => [lead.id, lead.followUpReason]));
    expect(reasons.get(id)).toEqual({ kind: 'reached', text: 'Ruft zurück', followUp });
    expect(reasons.get(survivor)).toBeNull();
    await merge(survivor, id);
    for (const address of ['/api/leads', '/api/leads?q=Muster']) {
      const { body: after } = await staff.as(berta).get(address).expect(200);
      expect(after[0]).toMatchObject({ id: survivor, followUpReason: { text: 'Ruft zurück', followUp } });
    }
  });

  it('is recorded once however often it is sent', async () => {
    const made = contact();
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(made).expect(201)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { contacts, entries } = await history();
    expect([contacts.length, entries.length]).toEqual([1, 1]);
  });

  it('refuses another contact under the same id', async () => {
    const made = contact();
    await post(made).expect(201);
    for (const other of [{ text: 'anders' }, { kind: 'combox' }, { followUp: { on: '2028-02-29', time: null } }]) {
      await post({ ...made, ...other }).expect(422);
    }
    expect(await texts()).toEqual([made.text]);
  });

  it('loses none of several who record at the same moment, while another changes the lead', async () => {
    const people = [berta, carla, berta, carla];
    await Promise.all([
      ...people.map((cookie, n) => record({ text: `Anruf ${n}` }, id, cookie)),
      patch({ notes: 'unterdessen' }),
    ]);
    expect((await texts()).sort()).toEqual(['Anruf 0', 'Anruf 1', 'Anruf 2', 'Anruf 3']);
    expect(await read()).toMatchObject({ notes: 'unterdessen', version: 6 });
  });

  it.each<[object, string]>([
    [{ id: '17' }, 'id'],
    [{ kind: 'getroffen' }, 'kind'],
    [{ text: 'x'.repeat(301) }, 'text'],
    [{ followUp: { on: '2025-02-30', time: null } }, 'followUp.on'],
    [{ followUp: { on: '2025-02-20', time: '25:00' } }, 'followUp.time'],
    [{ by: 'Carla' }, 'by'],
  ])('refuses %j', async (given, field) => {
    const { body } = await post({ ...contact(), ...given }).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await texts()).toEqual([]);
  });

  it('takes nothing typed for no sentence', async () => {
    await record({ text: '  ' });
    expect(await texts()).toEqual([null]);
  });

  it.each([UNKNOWN, '17'])('answers 404 for the lead %s', async (unknown) => {
    await post(contact(), unknown).expect(404);
  });

  it('takes none about a person who was erased', async () => {
    await staff.dataSource.query('UPDATE lead SET anonymised_at = now() WHERE id = $1', [id]);
    const { body } = await post(contact()).expect(409);
    expect(body).toMatchObject({ type: '/fehler/nicht-aenderbar', current: { id } });
    expect(await texts()).toEqual([]);
  });
});

describe('the contacts of leads of one person', () => {
  let other: string;
  beforeEach(async () => {
    other = await addLead(staff.dataSource, { receivedAt: '2025-08-11T08:00:00Z' });
  });

  it('stand together once the leads are merged, and apart again', async () => {
    await record({ text: 'zur ersten' });
    await record({ text: 'zur zweiten' }, other);
    await merge(id, other);
    await record({ text: 'zu beiden' });
    expect(await texts()).toEqual(['zu beiden', 'zur zweiten', 'zur ersten']);
    expect(await texts(other)).toEqual(['zur zweiten']);
    await staff.as(berta).delete(`/api/leads/${id}/merges/${other}`).expect(200);
    expect([await texts(), await texts(other)]).toEqual([['zu beiden', 'zur ersten'], ['zur zweiten']]);
  });

  it('answer the survivor, until they are separated', async () => {
    const { answeredAt } = await record({}, other);
    await merge(id, other);
    expect(await read()).toMatchObject({ status: 'processing', answeredAt });
    await staff.as(berta).delete(`/api/leads/${id}/merges/${other}`).expect(200);
    expect(await read()).toMatchObject({ status: 'pending', answeredAt: null });
  });

  it('are recorded where the work is, when somebody merged the lead meanwhile', async () => {
    await merge(other, id);
    const made: LeadContact['text'] = 'noch am alten Ort geschrieben';
    expect(await record({ text: made })).toMatchObject({ id: other, status: 'processing', assignedTo: 'Berta' });
    expect([await texts(), await texts(other)]).toEqual([[], [made]]);
  });
});

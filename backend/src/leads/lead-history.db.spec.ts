import { leadHistorySchema } from '@fahrzeugpflege/contracts';
import { MailDeliveryEntity } from '@fahrzeugpflege/infra/database';
import { tablesReadWhole } from '@fahrzeugpflege/infra/testing';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { addLead, useStaffApp } from '../testing/staff-app.js';
import { listMails } from './lead-mails/lead-mails.js';
import { listContacts } from './record-contact/lead-contacts.js';

const WORDS = {
  formType: 'promo',
  name: 'Anna',
  email: 'anna@example.ch',
  subject: 'Frage',
  message: 'Grüezi 🚐',
  vehicle: 'Fiat Dukato',
};

const staff = useStaffApp();
let cookie: string;
let id: string;

beforeAll(async () => {
  cookie = await staff.signIn();
});
beforeEach(async () => {
  id = await addLead(staff.dataSource);
  await staff.dataSource.query("UPDATE submission SET words = $2, way_in = 'form' WHERE id = $1", [id, WORDS]);
});

const get = (lead = id) => staff.as(cookie).get(`/api/leads/${lead}/history`);
const history = async (lead?: string) =>
  z.strictObject(leadHistorySchema.shape).parse((await get(lead).expect(200).expect('cache-control', 'no-store')).body);
const patch = (body: object) => staff.as(cookie).patch(`/api/leads/${id}`).send(body).expect(200);
const addMail = (mail: Partial<MailDeliveryEntity>) =>
  staff.dataSource.getRepository(MailDeliveryEntity).insert({
    id: uuidv7(),
    leadId: id,
    kind: 'staff_notification',
    state: 'sent',
    attempts: 1,
    dueAt: new Date(),
    ...mail,
  });

describe('GET /api/leads/{id}/history', () => {
  it('answers the visitor’s own words and their way in', async () => {
    expect(await history()).toEqual({
      ...{ words: WORDS, wayIn: 'form', entries: [], contacts: [], mails: [], photos: [] },
      reference: expect.stringMatching(/^A-/),
    });
  });

  it('tells each change, oldest first, with who, from and to', async () => {
    await staff.dataSource.query(
      "INSERT INTO audit_entry (lead_id, actor, action, at) VALUES ($1, 'system', 'received', '2025-08-10T08:00:00Z')",
      [id],
    );
    await patch({ notes: 'erste' });
    await patch({ notes: 'zweite', vehicleModel: 'Ducato' });
    const { entries } = await history();
    expect(entries).toMatchObject([
      { actor: 'system', action: 'received', changes: null, at: '2025-08-10T08:00:00.000Z' },
      { actor: 'admin', action: 'changed', changes: { notes: { from: null, to: 'erste' } } },
      {
        actor: 'admin',
        action: 'changed',
        changes: { notes: { from: 'erste', to: 'zweite' }, vehicleModel: { from: null, to: 'Ducato' } },
      },
    ]);
    expect(entries.map((entry) => Number(entry.id))).toEqual(entries.map((entry) => Number(entry.id)).toSorted());
  });

  it('tells each mail, oldest first, in words fit for staff', async () => {
    await addMail({
      requestedAt: new Date('2025-08-10T09:00:00Z'),
      requestedBy: 'Berta',
      state: 'pending',
      triedAt: new Date('2025-08-10T09:00:01Z'),
      lastError: 'Mail not sent: ESOCKET, connect ECONNREFUSED 10.0.0.7:587',
    });
    await addMail({ requestedAt: new Date('2025-08-10T08:00:00Z'), sentAt: new Date('2025-08-10T08:00:02Z') });
    const { mails } = await history();
    const notice = { id: expect.any(String), kind: 'staff_notification', words: null };
    expect(mails).toEqual([
      {
        ...notice,
        state: 'sent',
        requestedAt: '2025-08-10T08:00:00.000Z',
        requestedBy: 'system',
        attempts: 1,
        triedAt: null,
        sentAt: '2025-08-10T08:00:02.000Z',
        lastError: null,
      },
      {
        ...notice,
        state: 'pending',
        requestedAt: '2025-08-10T09:00:00.000Z',
        requestedBy: 'Berta',
        attempts: 1,
        triedAt: '2025-08-10T09:00:01.000Z',
        sentAt: null,
        lastError: 'Der Mailserver war nicht erreichbar oder hat die Verbindung abgebrochen.',
      },
    ]);
  });

  it('names the other lead of a merging and its undoing as it is called by then, on both sides', async () => {
    const at = '2025-08-12T08:00:00.000Z';
    const other = await addLead(staff.dataSource, { name: 'Beat Vorher', receivedAt: at });
    await staff.as(cookie).post(`/api/leads/${id}/merges`).send({ leadId: other });
    await staff.as(cookie).delete(`/api/leads/${id}/merges/${other}`);
    await staff.dataSource.query("UPDATE lead SET name = 'Beat Danach' WHERE id = $1", [other]);
    const actionsAndOthers = async (lead?: string) =>
      (await history(lead)).entries.map((entry) => ({ action: entry.action, other: entry.other }));
    const named = { id: other, name: 'Beat Danach', createdAt: at };
    const both = (lead: object) => ['merged', 'unmerged'].map((action) => ({ action, other: lead }));
    expect(await actionsAndOthers()).toEqual(both(named));
    expect(await actionsAndOthers(other)).toEqual(
      both({ id, name: 'Anna Muster', createdAt: '2025-08-10T08:00:00.000Z' }),
    );
    await staff.dataSource.query('UPDATE lead SET anonymised_at = now() WHERE id = $1', [other]);
    expect(await actionsAndOthers()).toEqual(both({ ...named, name: null }));
    await staff.dataSource.query('DELETE FROM lead WHERE id = $1', [other]);
    expect((await history()).entries.map((entry) => 'other' in entry)).toEqual([false, false]);
  });

  it('has no words once they were erased', async () => {
    await staff.dataSource.query("UPDATE submission SET words = '{}' WHERE id = $1", [id]);
    expect((await history()).words).toBeNull();
  });

  it.each(['0198a1b2-0000-7000-8000-000000000001', '17'])('answers 404 for the id %s', async (unknown) => {
    await get(unknown).expect(404);
  });
});

it('reads no table whole, however many contacts and mails other leads have', async () => {
  const read = await tablesReadWhole(staff.dataSource, async (manager) => {
    await listContacts(manager, id);
    await listMails(manager, id);
  });
  expect(read).toEqual([]);
});

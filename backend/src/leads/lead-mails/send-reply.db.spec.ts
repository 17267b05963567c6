import { type Lead, type LeadHistory, leadHistorySchema, type NewReply } from '@fahrzeugpflege/contracts';
import { JobPublisher } from '@fahrzeugpflege/infra/queue';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { addAccount, addLead, useStaffApp } from '../../testing/staff-app.js';

const BERTA = { username: 'Berta', password: 'ein-gutes-Passwort' };
const TO = 'anna@example.ch';

const staff = useStaffApp();
let berta: string;
let id: string;

beforeAll(async () => {
  await addAccount(staff.dataSource, BERTA);
  berta = await staff.signIn(BERTA);
});
beforeEach(async () => {
  id = await addLead(staff.dataSource, { email: TO });
});

const reply = (given: Partial<NewReply> = {}): NewReply => ({
  id: uuidv7(),
  to: TO,
  subject: 'Terminvorschlag',
  text: 'Guten Tag Anna\n\nPasst Ihnen Montag?',
  followUp: null,
  ...given,
});
const post = (body: object, leadId = id) => staff.as(berta).post(`/api/leads/${leadId}/replies`).send(body);
const send = async (given: Partial<NewReply> = {}, leadId = id): Promise<Lead> =>
  (await post(reply(given), leadId).expect(201)).body;
const history = async (leadId = id): Promise<LeadHistory> =>
  leadHistorySchema.parse((await staff.as(berta).get(`/api/leads/${leadId}/history`).expect(200)).body);
const subjects = async (leadId = id) => (await history(leadId)).mails.map(({ words }) => words?.subject);
const query = (sql: string, ...parameters: unknown[]) => staff.dataSource.query(sql, parameters);

describe('POST /api/leads/{id}/replies', () => {
  it('writes mail and contact, answers the lead, and has the mail sent', async () => {
    const mail = reply({ followUp: { on: '2028-02-29', time: null } });
    const { body } = await post(mail).expect(201);
    expect(body).toMatchObject({ status: 'processing', assignedTo: 'Berta', followUpOn: '2028-02-29' });
    expect(body).toMatchObject({ version: 2, answeredAt: expect.any(String) });
    const { contacts, mails, entries, reference } = await history();
    const { to, subject, text } = mail;
    expect(contacts).toMatchObject([{ id: mail.id, kind: 'mail_written', text: subject, by: 'Berta' }]);
    expect(mails).toMatchObject([
      { id: mail.id, kind: 'reply', state: 'pending', requestedBy: 'Berta', words: { to, subject, text } },
    ]);
    expect(entries).toMatchObject([{ action: 'contacted', changes: { contact: { to: mail.id } } }]);
    expect(reference).toMatch(/^A-[\dA-Z]{4}-[\dA-Z]{4}$/);
    const waiting = await (await staff.app.get(JobPublisher).queue('lead-mail')).getWaiting();
    expect(waiting.filter(({ data }) => data.deliveryIds.includes(mail.id))).toHaveLength(1);
  });

  it('is sent once however often it comes, and never as another one', async () => {
    const mail = reply();
    await Promise.all([1, 2, 3].map(() => post(mail).expect(201)));
    for (const other of [{ text: 'anders' }, { subject: 'anders' }, { to: 'x@example.ch' }]) {
      await post({ ...mail, ...other }).expect(422);
    }
    expect(await subjects()).toEqual([mail.subject]);
    expect((await history()).contacts).toHaveLength(1);
  });

  it('is refused under the id of a contact that was no mail', async () => {
    const contact = { id: uuidv7(), kind: 'mail_written', text: 'Terminvorschlag', followUp: null };
    await staff.as(berta).post(`/api/leads/${id}/contacts`).send(contact).expect(201);
    await post(reply({ id: contact.id })).expect(422);
    expect(await subjects()).toEqual([]);
  });

  it('goes to no address that the lead has no more', async () => {
    await staff.as(berta).patch(`/api/leads/${id}`).send({ email: 'neu@example.ch' }).expect(200);
    const { body } = await post(reply()).expect(409);
    expect(body).toMatchObject({ type: '/fehler/veraltete-fassung', current: { email: 'neu@example.ch' } });
    expect(body.detail).toContain('andere E-Mail-Adresse');
    expect(await subjects()).toEqual([]);
  });

  it.each([
    [{ text: 'Am [Tag und Uhrzeit]' }, 'text'],
    [{ subject: '' }, 'subject'],
    [{ to: 'anna' }, 'to'],
  ])('refuses %j', async (given, field) => {
    const { body } = await post({ ...reply(), ...given }).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await subjects()).toEqual([]);
  });

  it('writes to nobody who was erased', async () => {
    await query('UPDATE lead SET anonymised_at = now() WHERE id = $1', id);
    await post(reply()).expect(409);
    expect(await subjects()).toEqual([]);
  });
});

describe('answers of leads of one person', () => {
  it('stand together once the leads are merged, and apart again', async () => {
    const other = await addLead(staff.dataSource, { receivedAt: '2025-08-11T08:00:00Z', email: 'b@example.ch' });
    await send({ subject: 'zur ersten' });
    await send({ subject: 'zur zweiten', to: 'b@example.ch' }, other);
    await staff.as(berta).post(`/api/leads/${id}/merges`).send({ leadId: other }).expect(201);
    expect(await subjects()).toEqual(['zur ersten', 'zur zweiten']);
    // Written while a colleague merged them.
    expect(await send({ subject: 'noch am alten Ort', to: 'b@example.ch' }, other)).toMatchObject({ id });
    await staff.as(berta).delete(`/api/leads/${id}/merges/${other}`).expect(200);
    expect([await subjects(), await subjects(other)]).toEqual([['zur ersten', 'noch am alten Ort'], ['zur zweiten']]);
  });
});

describe('POST /api/leads/{id}/mails/{mailId}', () => {
  const retry = (mailId: string) => staff.as(berta).post(`/api/leads/${id}/mails/${mailId}`);

  it('gives an answer that failed all its tries anew; one that was sent stays as it is', async () => {
    const mail = reply();
    await post(mail).expect(201);
    await query("UPDATE mail_delivery SET state = 'failed', attempts = 12 WHERE id = $1", mail.id);
    const { body } = await retry(mail.id).expect(202);
    expect(body).toMatchObject({ id: mail.id, state: 'pending', attempts: 0 });
    expect((await history()).entries.map(({ action }) => action)).toEqual(['contacted', 'mail_requested']);
    await query("UPDATE mail_delivery SET state = 'sent', sent_at = now() WHERE id = $1", mail.id);
    expect((await retry(mail.id).expect(202)).body).toMatchObject({ state: 'sent' });
    expect(await subjects()).toEqual([mail.subject]);
  });

  it('knows neither the notice to staff nor mails of other leads', async () => {
    const notice = uuidv7();
    await query(
      "INSERT INTO mail_delivery (id, lead_id, kind, due_at) VALUES ($1, $2, 'staff_notification', now())",
      notice,
      id,
    );
    const elsewhere = reply();
    await post(elsewhere, await addLead(staff.dataSource, { email: TO })).expect(201);
    for (const unknown of [notice, elsewhere.id, uuidv7(), '17']) await retry(unknown).expect(404);
  });
});

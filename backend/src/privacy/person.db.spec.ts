import type { PersonData } from '@fahrzeugpflege/contracts';
import { LeadExportEntity, SubmissionEntity } from '@fahrzeugpflege/infra/database';
import { until } from '@fahrzeugpflege/infra/testing';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { type TestLead, useStaffApp } from '../testing/staff-app.js';
import { addSpam } from '../testing/suspected-spam.js';
import { EMAIL, personTools, WORDS } from './testing/person-tools.js';

const PHONE = { phone: '079 123 45 67', phoneE164: '+41791234567' };

const staff = useStaffApp();
const { queue, request, call, find, failJob, erase, add, query, lead, erasures } = personTools(staff);

const idsOf = ({ leads }: PersonData) => leads.map(({ id }) => id).sort();
const submission = (id: string) => staff.dataSource.getRepository(SubmissionEntity).findOneBy({ id });

const addMail = (leadId: string, state: string, requestedBy = 'system') =>
  query(
    `INSERT INTO mail_delivery (id, lead_id, kind, state, due_at, requested_by, last_error)
     VALUES (gen_random_uuid(), $1, 'staff_notification', $2, now(), $3, 'Mail not sent to anna@example.ch')`,
    leadId,
    state,
    requestedBy,
  );
const addReply = (leadId: string, text: string) =>
  query(
    `WITH mail AS (
       INSERT INTO mail_delivery (id, lead_id, kind, state, due_at, requested_at, requested_by)
       VALUES (gen_random_uuid(), $1, 'reply', 'sent', now(), '2026-03-03T10:00:00Z', 'Berta') RETURNING id
     ) INSERT INTO lead_reply (id, recipient, subject, text) SELECT id, 'anna@example.ch', 'Termin', $2 FROM mail`,
    leadId,
    text,
  );
const addChange = (leadId: string, changes: object) =>
  query(
    "INSERT INTO audit_entry (lead_id, actor, action, changes) VALUES ($1, 'Berta', 'changed', $2)",
    leadId,
    changes,
  );

const addContact = (leadId: string, text: string) =>
  query(
    `INSERT INTO lead_contact (id, lead_id, at, actor, kind, text, follow_up_on)
     VALUES (gen_random_uuid(), $1, now(), 'Berta', 'combox', $2, '2026-11-30')`,
    leadId,
    text,
  );

/** A conversation in which these contacts were written, or which led to these submissions. */
async function addConversation(found: { emails?: string[]; phones?: string[]; submissionIds?: string[] }) {
  const id = uuidv7();
  const lines = [
    { role: 'user', content: 'Geheim: Anna', at: '2026-03-03T09:00:00.000Z' },
    { role: 'bot', content: 'Danke, Anna', at: '2026-03-03T09:00:01.000Z' },
  ];
  await query(
    `INSERT INTO chat_conversation (id, token_hash, messages, state, lines, emails, phones, submission_ids, enquiries)
     VALUES ($1, sha256($1::uuid::text::bytea), 1, '{}', $2, $3, $4, $5, 0)`,
    ...[id, JSON.stringify(lines), found.emails ?? [], found.phones ?? [], found.submissionIds ?? []],
  );
  return id;
}
const conversations = async () => (await query('SELECT id FROM chat_conversation')).map(({ id }: { id: string }) => id);

async function addWaiting(words: object, state = 'waiting'): Promise<string> {
  const id = uuidv7();
  await query(
    `INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
     VALUES ($1, now(), 'json', 'f', $2, $3, now() + interval '1 hour')`,
    id,
    { ...WORDS, ...words },
    state,
  );
  return id;
}

describe('GET /api/privacy/person', () => {
  it('finds by address and number in any spelling, and what is merged with that, and nobody else', async () => {
    const [first, byEmail, byPhone, merged, other] = [
      await add(PHONE),
      await add({ email: 'ANNA@example.ch' }),
      await add({ email: 'anna@firma.example', ...PHONE }),
      await add({ email: 'beat@example.ch' }),
      await add({ email: 'carla@example.ch' }),
    ];
    await query('UPDATE lead SET merged_into = $1 WHERE id = $2', byPhone, merged);
    expect(idsOf(await find(first))).toEqual([first, byEmail, byPhone, merged].sort());
    expect(idsOf(await find(merged))).toEqual([first, byPhone, merged].sort());
    expect(idsOf(await find(other))).toEqual([other]);
  });

  it('finds by the address that was written, too, where staff corrected it', async () => {
    const [corrected, earlier] = [await add({ email: 'anna.muster@example.ch' }), await add()];
    await query('UPDATE submission SET words = $2 WHERE id = $1', corrected, WORDS);
    expect(idsOf(await find(corrected))).toEqual([corrected, earlier].sort());
  });

  it('counts mails, what waits, what failed, and suspected spam', async () => {
    const id = await add(PHONE);
    await addMail(id, 'sent');
    await addMail(id, 'pending', 'Berta');
    await addWaiting({});
    await addWaiting({ email: 'x@example.ch', phone: '0041 (0)79 123 45 67' }, 'failed');
    await addWaiting({ email: 'x@example.ch', phone: '079 999 99 99' });
    await addSpam(staff.dataSource, { words: { email: 'Anna@Example.ch' } });
    await addSpam(staff.dataSource, { words: { email: 'x@example.ch' } });
    await failJob({ email: 'Anna@example.ch' }, { email: 'x@example.ch' });
    const { counts, emails, phones } = await find(id);
    expect(counts).toEqual({ leads: 1, submissions: 3, mails: 2, suspectedSpam: 1, failedJobs: 1, conversations: 0 });
    expect({ emails, phones }).toEqual({ emails: [EMAIL], phones: ['+41791234567'] });
  });

  it('counts conversations with the assistant, by what was written in them and what became of them', async () => {
    const [id, waiting] = [await add(PHONE), await addWaiting({})];
    await addConversation({ emails: ['x@example.ch', EMAIL] });
    await addConversation({ phones: ['+41791234567'] });
    await addConversation({ emails: [EMAIL], submissionIds: [id] });
    await addConversation({ submissionIds: [uuidv7(), waiting] });
    await addConversation({ emails: ['x@example.ch'], phones: ['+41791234568'], submissionIds: [uuidv7()] });
    expect((await find(id)).counts).toMatchObject({ leads: 1, submissions: 2, conversations: 4 });
  });

  it('answers 404 and 422 as everywhere', async () => {
    await call('get', `?leadId=${uuidv7()}`).expect(404);
    await call('get', '?leadId=Unsinn').expect(422);
    await call('get', '').expect(422);
    await call('post', '/erasure')
      .send({ leadId: await add(), manner: 'burnt' })
      .expect(422);
  });
});

describe('GET /api/privacy/person/export', () => {
  it('holds fields, words, history and mails, without names of staff, and is noted', async () => {
    const id = await add({ notes: 'Ruft gerne an', assignedTo: 'Berta' });
    await query('UPDATE submission SET words = $2 WHERE id = $1', id, WORDS);
    await addChange(id, { notes: { from: null, to: 'Ruft gerne an' }, assignedTo: { from: null, to: 'Berta' } });
    await addContact(id, 'Ruft zurück');
    await addReply(id, 'Guten Tag');
    await addMail(id, 'sent');
    await addSpam(staff.dataSource, { words: { message: 'Auch von mir' } });
    await addConversation({ emails: [EMAIL] });
    const response = await call('get', `/export?leadId=${id}`).expect(200);
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="auskunft-\d{4}-\d\d-\d\d\.json"$/);
    expect(response.body).toMatchObject({
      Anfragen: [
        {
          Angaben: { Name: 'Anna Muster', 'E-Mail': EMAIL, 'Interne Notizen': 'Ruft gerne an' },
          'So geschrieben': WORDS,
          Verlauf: [{ Was: 'geändert', Änderungen: { notes: { from: null, to: 'Ruft gerne an' } } }],
          Kontakte: [{ Was: 'Combox', Text: 'Ruft zurück', Wiedervorlage: '2026-11-30' }],
          Mails: [
            { Was: 'Antwort an Sie', An: 'anna@example.ch', Betreff: 'Termin', Text: 'Guten Tag', Stand: 'gesendet' },
            { Was: 'Meldung an den Betrieb', Stand: 'gesendet' },
          ],
        },
      ],
      'Weitere Einsendungen': [{ Stand: 'unter Spamverdacht', 'So geschrieben': { message: 'Auch von mir' } }],
      'Gespräche mit dem Assistenten': [
        {
          Verlauf: [
            { Zeit: '2026-03-03T09:00:00.000Z', Von: 'Besucher', Text: 'Geheim: Anna' },
            { Zeit: '2026-03-03T09:00:01.000Z', Von: 'Assistent', Text: 'Danke, Anna' },
          ],
        },
      ],
    });
    expect(JSON.stringify(response.body)).not.toContain('Berta');
    expect(await staff.dataSource.getRepository(LeadExportEntity).find()).toMatchObject([
      { actor: 'admin', filters: ['person'], rows: 1, completedAt: expect.any(Date) },
    ]);
  });

  it('holds what lies in a failed job alone, of this person alone', async () => {
    const id = await add();
    await failJob({ message: 'Nur in der Warteschlange' }, { email: 'beat@example.ch', message: 'Von Beat' });
    const { body } = await call('get', `/export?leadId=${id}`).expect(200);
    expect(body['Weitere Einsendungen']).toMatchObject([
      { Stand: 'konnte nicht verarbeitet werden', 'So geschrieben': { message: 'Nur in der Warteschlange' } },
    ]);
  });
});

describe('POST /api/privacy/person/erasure', () => {
  it('leaves of an anonymised lead what figures are made of, and nothing else', async () => {
    const answeredAt = new Date('2025-08-11T08:00:00Z');
    const kept = { status: 'completed', formType: 'promo', serviceType: 'Autohotel', vehicleMake: 'Fiat', answeredAt };
    const id = await add({
      ...PHONE,
      ...(kept as TestLead),
      ...{ message: 'Geheim', desiredDate: 'Geheim', typedVehicle: 'Geheim', typedDimensions: 'Geheim' },
      ...{ vehicleModel: 'Geheim', offerNumber: 'Geheim', notes: 'Geheim', processedBy: 'Geheim', subject: 'Geheim' },
    });
    await query('UPDATE submission SET words = $2 WHERE id = $1', id, { ...WORDS, message: 'Geheim' });
    await addChange(id, { status: { from: 'pending', to: 'completed' }, notes: { from: null, to: 'Geheim' } });
    await addContact(id, 'Geheim');
    await addReply(id, 'Geheim');
    await addMail(id, 'sent');
    await addMail(id, 'pending', 'Berta');
    await addMail(id, 'failed', 'Carla');
    await addConversation({ submissionIds: [id] });
    expect((await erase(id, 'anonymised')).status).toBe(200);

    expect(await lead(id)).toMatchObject({ ...kept, name: 'Anonymisiert', email: '', phone: null, version: 2 });
    expect((await lead(id))?.anonymisedAt).toBeInstanceOf(Date);
    const tables = [
      'lead',
      'submission',
      'audit_entry',
      'lead_contact',
      'mail_delivery',
      'lead_reply',
      'chat_conversation',
      'erasure',
    ];
    for (const table of tables) {
      const left = JSON.stringify(await query(`SELECT * FROM ${table}`));
      for (const word of ['Geheim', 'Anna', EMAIL, '1234567', '123 45 67']) expect(left).not.toContain(word);
    }
    expect(await query('SELECT state FROM mail_delivery')).toEqual([{ state: 'sent' }, { state: 'sent' }]);
    expect(await query('SELECT actor, action, changes FROM audit_entry ORDER BY id')).toEqual([
      { actor: 'Berta', action: 'changed', changes: { status: { from: 'pending', to: 'completed' } } },
      { actor: 'admin', action: 'anonymised', changes: null },
    ]);
  });

  it('leaves of service and make only what the house has a name for: all else may name somebody', async () => {
    const ids = [
      await add({ ...PHONE, serviceType: 'Rückruf an Beat Geheim', vehicleMake: 'Geheim' }),
      await add({ serviceType: 'Keramikversiegelung', vehicleMake: 'Niesmann + Bischoff' }),
      await add({ serviceType: 'Dampf-reinigung', vehicleMake: 'Fiat von Beat Geheim' }),
    ];
    for (const id of ids) {
      await addChange(id, {
        serviceType: { from: 'Geheim', to: 'Autohotel' },
        vehicleMake: { from: 'Geheim', to: null },
      });
    }
    expect((await erase(ids[0] as string, 'anonymised')).status).toBe(200);
    expect(await query('SELECT service_type AS service, vehicle_make AS make FROM lead ORDER BY id')).toEqual([
      { service: null, make: null },
      { service: 'Keramikversiegelung', make: 'Niesmann + Bischoff' },
      { service: 'Dampf-reinigung', make: null },
    ]);
    expect(JSON.stringify(await query('SELECT * FROM audit_entry'))).not.toContain('Geheim');
  });

  it('keeps the counts of leads', async () => {
    const id = await add({ status: 'completed' });
    const summary = () => request('get', '/api/leads/summary').expect(200);
    const before = (await summary()).body;
    expect((await erase(id, 'anonymised')).status).toBe(200);
    expect((await summary()).body).toEqual(before);
  });

  it('deletes all of it, of every lead, and tells those who have one open', async () => {
    const [a, b, other] = [
      await add(PHONE),
      await add({ email: 'b@example.ch', ...PHONE }),
      await add({ email: 'c@d.ch' }),
    ];
    await query('UPDATE lead SET merged_into = $1 WHERE id = $2', a, b);
    const spam = await addSpam(staff.dataSource, {});
    const waiting = await addWaiting({});
    const payloads: string[] = [];
    const listener = new pg.Client(staff.url);
    await listener.connect();
    listener.on('notification', ({ payload }) => payloads.push(payload ?? ''));
    await listener.query('LISTEN lead_changes');
    expect((await erase(b, 'deleted')).body).toMatchObject({ leads: 2, submissions: 3, suspectedSpam: 1 });
    await until(() => [a, b].every((id) => payloads.some((payload) => payload.includes(id))));
    await listener.end();
    expect([await lead(a), await lead(b)]).toEqual([null, null]);
    expect(await lead(other)).toMatchObject({ email: 'c@d.ch' });
    for (const id of [a, b, spam, waiting]) {
      expect(await submission(id)).toMatchObject({ words: {}, fingerprint: '', state: 'done', spamReason: null });
    }
    expect((await submission(other))?.erasedAt).toBeNull();
  });

  it.each(['anonymised', 'deleted'])('deletes conversations (%s), and leaves those of others', async (manner) => {
    const [id, waiting, spam] = [await add(PHONE), await addWaiting({}), await addSpam(staff.dataSource, {})];
    await addConversation({ emails: [EMAIL] });
    await addConversation({ phones: ['+41791234567'], submissionIds: [id] });
    for (const submissionId of [waiting, spam]) await addConversation({ submissionIds: [submissionId] });
    const other = await addConversation({ emails: ['x@example.ch'], submissionIds: [uuidv7()] });
    const { body } = (await erase(id, manner)) as { body: object };
    expect(body).toMatchObject({ leads: 1, conversations: 4 });
    expect(await conversations()).toEqual([other]);
    expect(await erasures()).toMatchObject([{ records: { conversations: 4 } }]);
  });

  it('erases nothing when somebody wrote to the assistant since it was confirmed', async () => {
    const id = await add();
    const { counts } = await find(id);
    const since = await addConversation({ emails: [EMAIL] });
    expect((await erase(id, 'deleted', counts)).status).toBe(409);
    expect(await conversations()).toEqual([since]);
  });

  it('notes who, why and how much, without the data', async () => {
    const id = await add();
    await addMail(id, 'sent');
    await erase(id, 'deleted');
    expect(await erasures()).toEqual([
      {
        id: expect.any(String),
        at: expect.any(Date),
        actor: 'admin',
        reason: 'request',
        manner: 'deleted',
        records: { leads: 1, submissions: 1, mails: 1 },
      },
    ]);
  });

  it('takes copies out of failed jobs, and leaves those of others in the same job', async () => {
    const id = await add();
    await failJob({}, { email: 'beat@example.ch' });
    await failJob({});
    expect((await erase(id, 'anonymised')).body).toMatchObject({ failedJobs: 2 });
    const jobs = await (await queue()).getFailed();
    expect(jobs.map(({ data }) => data.events.map((event: never) => event['submission']['words']['email']))).toEqual([
      ['beat@example.ch'],
    ]);
  });

  it('erases nothing when something came in since it was confirmed', async () => {
    const id = await add();
    const { counts } = await find(id);
    await add();
    const { body } = (await erase(id, 'deleted', counts)) as { body: { counts: object; type: string } };
    expect(body).toMatchObject({ type: '/fehler/veraltete-fassung', counts: { ...counts, leads: 2, submissions: 2 } });
    expect((await lead(id))?.email).toBe(EMAIL);
    expect(await erasures()).toEqual([]);
  });

  it('is answered 409 the second time', async () => {
    const id = await add();
    const { counts } = await find(id);
    await erase(id, 'anonymised');
    expect((await erase(id, 'anonymised', counts)).status).toBe(409);
    expect(await erasures()).toHaveLength(1);
  });
});

import { type FormType, type LeadStatus, retentionPeriods, retentionSchema } from '@fahrzeugpflege/contracts';
import { readRetentionRun } from '@fahrzeugpflege/infra/database';
import { useTestDatabase } from '@fahrzeugpflege/infra/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { LeadStore } from '../lead-intake/lead-store.js';
import type { CarriedWords } from './carried-words.js';
import { RetentionProcessor } from './retention.processor.js';

Logger.overrideLogger(false);

const database = useTestDatabase();
afterEach(() =>
  database.dataSource.query(
    'TRUNCATE lead, submission, erasure, lead_export, housekeeping_run, chat_conversation CASCADE',
  ),
);

interface Sample {
  readonly status?: LeadStatus;
  readonly formType?: FormType;
  readonly months: number;
  readonly mergedInto?: string;
  /** Months since the last change. */
  readonly changed?: number;
  /** Days from today. */
  readonly followUpIn?: number;
}

async function add({ status = 'completed', formType = 'contact', months, mergedInto, changed, followUpIn }: Sample) {
  const id = uuidv7();
  await database.dataSource.query(
    `INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
     VALUES ($1, now() - make_interval(months => $2), 'json', 'f', '{"name": "Anna"}', 'done', now())`,
    [id, months],
  );
  await database.dataSource.query(
    `INSERT INTO lead (id, submission_id, received_at, status, form_type, name, email, subject, message, merged_into,
       follow_up_on)
     VALUES ($1, $1, now() - make_interval(months => $2, hours => 1), $3, $4, 'Anna', 'anna@example.ch', 'Frage', 'Grüezi', $5,
       now()::date + $6::int)`,
    [id, months, status, formType, mergedInto ?? null, followUpIn ?? null],
  );
  if (changed !== undefined) {
    await database.dataSource.query(
      `INSERT INTO audit_entry (lead_id, at, actor, action) VALUES ($1, now() - make_interval(months => $2), 'Berta', 'changed')`,
      [id, changed],
    );
  }
  return id;
}
/** @param days since the last message, of each */
const addConversations = (days: number[], submissionIds: string[] = []) =>
  database.dataSource.query(
    `INSERT INTO chat_conversation
       (id, token_hash, last_message_at, messages, state, lines, emails, phones, submission_ids, enquiries)
     SELECT id, sha256(id::text::bytea), now() - days * interval '1 day', 1, '{}', '[]', '{}', '{}', $2, 0
     FROM (SELECT gen_random_uuid() AS id, days FROM unnest($1::int[]) days) sample`,
    [days, submissionIds],
  );
/** @param days since they were received, of each */
const addSpam = (days: number[]) =>
  database.dataSource.query(
    `INSERT INTO submission (id, received_at, way_in, fingerprint, spam_reason, words, state, relay_due_at)
     SELECT gen_random_uuid(), now() - days * interval '1 day', 'form', 'f', 'honeypot', '{}', 'suspected_spam', now()
     FROM unnest($1::int[]) days`,
    [days],
  );
const notes = () => database.dataSource.query('SELECT actor, reason, manner, records FROM erasure ORDER BY id');
const readState = () => readRetentionRun(database.dataSource.manager);
const noFailedJobs = { drop: async () => 0 } as Partial<CarriedWords> as CarriedWords;
const run = (periods = retentionPeriods) =>
  new RetentionProcessor(database.dataSource, periods, noFailedJobs).process();
const isAnonymised = async (id: string) => {
  const [lead] = await database.dataSource.query('SELECT anonymised_at, name FROM lead WHERE id = $1', [id]);
  expect(lead.name === 'Anna').toBe(lead.anonymised_at === null);
  return lead.anonymised_at !== null;
};

describe('the retention run', () => {
  it.each<[string, Sample, boolean]>([
    ['a completed lead after 24 months', { months: 24 }, true],
    ['a completed lead of 23 months', { months: 23 }, false],
    ['a rejected lead after 6 months', { months: 6, status: 'rejected' }, true],
    ['a rejected lead of 5 months', { months: 5, status: 'rejected' }, false],
    ['an open lead of ten years', { months: 120, status: 'pending' }, false],
    ['one in work of ten years', { months: 120, status: 'processing' }, false],
    ['one that was changed since', { months: 30, changed: 23 }, false],
    ['one that was changed before', { months: 30, changed: 25 }, true],
    ['one with a reminder to come', { months: 30, followUpIn: 7 }, false],
    ['one whose reminder is past', { months: 30, followUpIn: -7 }, true],
    ['any kind', { months: 24, formType: 'chatbot' }, true],
  ])('%s', async (_, sample, expected) => {
    const id = await add(sample);
    await run();
    expect(await isAnonymised(id)).toBe(expected);
  });

  it('takes merged leads with the one they belong to, and not before', async () => {
    const [old, young] = [await add({ months: 30 }), await add({ months: 30 })];
    const [part, late] = [await add({ months: 40, mergedInto: old }), await add({ months: 1, mergedInto: young })];
    await run();
    expect(await Promise.all([old, part, young, late].map(isAnonymised))).toEqual([true, true, false, false]);
  });

  it('waits for nobody who works on a merged lead, and takes it with the one it belongs to the next time', async () => {
    const [old, other] = [await add({ months: 30 }), await add({ months: 30 })];
    const part = await add({ months: 40, mergedInto: old });
    await database.dataSource.transaction(async (bulk) => {
      await bulk.query('SELECT FROM lead WHERE id = $1 FOR UPDATE', [part]);
      await run();
      expect(await Promise.all([old, part, other].map(isAnonymised))).toEqual([false, false, true]);
      await bulk.query('SELECT FROM lead WHERE id = $1 FOR UPDATE', [old]);
    });
    await run();
    expect(await Promise.all([old, part].map(isAnonymised))).toEqual([true, true]);
  });

  it('heeds other periods, none among them', async () => {
    const periods = retentionSchema.parse({ leads: { promo: { completed: 12 }, vehicle: { completed: null } } });
    const ids = [
      await add({ months: 12, formType: 'promo' }),
      await add({ months: 12 }),
      await add({ months: 200, formType: 'vehicle' }),
      await add({ months: 6, formType: 'vehicle', status: 'rejected' }),
    ];
    await run(periods);
    expect(await Promise.all(ids.map(isAnonymised))).toEqual([true, false, false, true]);
  });

  it('goes on in batches until nothing is left, with one note of how much, without the data', async () => {
    for (let count = 0; count < 230; count += 1) await add({ months: 30 });
    await addConversations([31, 32]);
    await addSpam([31]);
    await run();
    expect(await notes()).toEqual([
      {
        actor: 'system',
        reason: 'retention',
        manner: 'anonymised',
        records: { leads: 230, submissions: 230, conversations: 2, suspectedSpam: 1 },
      },
    ]);
    expect(await database.dataSource.query("SELECT FROM submission WHERE words <> '{}'")).toEqual([]);
  });

  it('shares the work with another that runs at the same time', async () => {
    for (let count = 0; count < 150; count += 1) await add({ months: 30 });
    await Promise.all([run(), run()]);
    const [sum] = await database.dataSource.query("SELECT sum((records ->> 'leads')::int)::int AS leads FROM erasure");
    expect(sum.leads).toBe(150);
    expect(await readState()).toMatchObject({ startedAt: null, noteId: null });
  });

  it('deletes suspected spam and old notes, and says when it was', async () => {
    await addSpam([29, 31]);
    await database.dataSource.query(
      `INSERT INTO erasure (at, actor, reason, manner, records)
       SELECT now() - make_interval(years => years), 'Berta', 'request', 'deleted', '{}' FROM unnest(ARRAY[9, 11]) years`,
    );
    expect(await readState()).toEqual({ startedAt: null, finishedAt: null, noteId: null });
    await run();
    expect(await database.dataSource.query("SELECT FROM submission WHERE state = 'suspected_spam'")).toHaveLength(1);
    expect(await database.dataSource.query("SELECT FROM erasure WHERE actor = 'Berta'")).toHaveLength(1);
    expect(await readState()).toEqual({ startedAt: null, finishedAt: expect.any(Date), noteId: null });
  });

  it('deletes conversations thirty days after their last message, in batches, and notes how many', async () => {
    await addConversations([29, 31, 400]);
    await addConversations(Array.from({ length: 1_100 }, (_, index) => 31 + index));
    await run();
    expect(await database.dataSource.query('SELECT FROM chat_conversation')).toHaveLength(1);
    expect(await notes()).toMatchObject([{ records: { conversations: 1_102 } }]);
  });

  it('deletes a conversation with the lead that came of it, however young', async () => {
    const id = await add({ months: 30 });
    await addConversations([1, 1], [id]);
    await addConversations([1]);
    await run();
    expect(await database.dataSource.query('SELECT FROM chat_conversation')).toHaveLength(1);
    expect(await notes()).toMatchObject([{ records: { leads: 1, submissions: 1, conversations: 2 } }]);
  });

  it('stops between two batches when the worker ends, and says that it is not done', async () => {
    for (let count = 0; count < 120; count += 1) await add({ months: 30 });
    const processor = new RetentionProcessor(database.dataSource, retentionPeriods, noFailedJobs);
    processor.onModuleDestroy();
    await expect(processor.process()).rejects.toThrow('before all is erased');
    expect(await database.dataSource.query('SELECT FROM lead WHERE anonymised_at IS NULL')).toHaveLength(20);
    expect(await readState()).toEqual({
      startedAt: expect.any(Date),
      finishedAt: null,
      noteId: expect.any(String),
    });
  });

  it('that was broken off goes on as the same run, in the same note', async () => {
    for (let count = 0; count < 120; count += 1) await add({ months: 30 });
    const brokenOff = new RetentionProcessor(database.dataSource, retentionPeriods, noFailedJobs);
    brokenOff.onModuleDestroy();
    await expect(brokenOff.process()).rejects.toThrow();
    const { startedAt } = await readState();
    await expect(brokenOff.process()).rejects.toThrow();
    expect(await readState()).toMatchObject({ startedAt });
    await run();
    expect(await notes()).toMatchObject([{ records: { leads: 120, submissions: 120 } }]);
    await add({ months: 30 });
    await run();
    expect(await notes()).toMatchObject([{ records: { leads: 120 } }, { records: { leads: 1 } }]);
  });

  it('that finds nothing leaves no note', async () => {
    await run();
    expect(await notes()).toEqual([]);
  });

  it('is not undone by copies of a submission that are still on their way', async () => {
    const id = await add({ months: 30 });
    await run();
    const words = { formType: 'contact' as const, name: 'Anna', email: 'a@b.ch', subject: 'Frage', message: 'Grüezi' };
    const receivedAt = new Date().toISOString();
    const stored = { id, receivedAt, wayIn: 'json' as const, fingerprint: 'f'.repeat(64), spamReason: null, words };
    const event = { version: 1 as const, id, receivedAt, formType: 'contact' as const };
    const outcome = await new LeadStore(database.dataSource, { confirmsVisitors: false }).store([
      event,
      { ...event, submission: stored },
    ]);
    expect(outcome).toEqual({ deliveryIds: [], refused: [] });
    expect(await database.dataSource.query('SELECT name FROM lead')).toEqual([{ name: 'Anonymisiert' }]);
    expect(await database.dataSource.query('SELECT words FROM submission')).toEqual([{ words: {} }]);
  });
});

import { randomUUID } from 'node:crypto';
import { CARRIED_WORDS_KEPT, createQueueEngine } from '@fahrzeugpflege/infra/queue';
import { beforeAll, describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectLeadAndMail } from '../support/expectations.js';
import { Operator } from '../support/operator.js';
import { ENGINES } from '../support/parts.js';
import { ageJobs } from '../support/queue-age.js';
import type { Api, Stack } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import { aVisitor, contactEnquiry } from '../support/visitor.js';

const RETENTION = JSON.stringify({ leads: { promo: { completed: 12 } } });

const KEPT_DAYS = CARRIED_WORDS_KEPT / (24 * 60 * 60_000);

/** A closed lead, so many months old. */
async function addOld({ records }: Stack, formType: string, months: number): Promise<string> {
  const id = randomUUID();
  await records.query(
    `WITH sent AS (
       INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
       VALUES ($1, now() - make_interval(months => $3), 'json', 'f', '{"name": "Anna"}', 'done', now()) RETURNING *
     )
     INSERT INTO lead (id, submission_id, received_at, status, form_type, name, email, subject, message)
     SELECT id, id, received_at, 'completed', $2, 'Anna', 'anna@example.ch', 'Frage', 'Grüezi' FROM sent`,
    [id, formType, months],
  );
  return id;
}

describe.each(ENGINES)('keeping nothing for ever, queue in %s', (engine) => {
  const context = useStack(engine);
  const { test } = context;
  let api: Api;
  let operator: Operator;
  let [old, young, promo] = ['', '', ''];

  beforeAll(async () => {
    const { stack } = context;
    [old, young, promo] = [
      await addOld(stack, 'contact', 25),
      await addOld(stack, 'contact', 13),
      await addOld(stack, 'promo', 13),
    ];
    const variables = { RETENTION };
    [api] = await Promise.all([
      stack.startApi({ variables }),
      stack.startWorker({ variables }),
      stack.startWorker({ variables }),
    ]);
    operator = await Operator.signIn(api);
  });

  test('a night that was missed is made up for, once, though several workers start', async ({ records }) => {
    await eventually(async () => {
      expect(await records.query('SELECT FROM housekeeping_run WHERE finished_at IS NOT NULL')).toHaveLength(1);
    });
    const names = new Map((await records.leads()).map(({ id, name }) => [id, name]));
    expect([old, young, promo].map((id) => names.get(id))).toEqual(['Anonymisiert', 'Anna', 'Anonymisiert']);
    expect(await records.query("SELECT reason, records -> 'leads' AS leads FROM erasure")).toEqual([
      { reason: 'retention', leads: 2 },
    ]);
  });

  test('every night one job comes, at half past three in Switzerland', async ({ parts }) => {
    const settings = { databaseUrl: parts.postgres.url, redisUrl: parts.redis?.url };
    const queues = createQueueEngine(settings);
    await eventually(async () => expect(await queues.findFault()).toBeNull());
    const queue = queues.createQueue('housekeeping');
    const schedulers = await queue.getJobSchedulers();
    expect(schedulers).toMatchObject([{ pattern: '30 3 * * *', tz: 'Europe/Zurich' }]);
    expect(new Date(schedulers[0]?.next ?? 0).toLocaleTimeString('de-CH', { timeZone: 'Europe/Zurich' })).toBe(
      '03:30:00',
    );
    expect(await queue.getDelayedCount()).toBe(1);
    await queue.close();
    await queues.close();
  });

  test('the API states the periods by which the worker went, and when', async () => {
    const { body } = await operator.call('get', '/api/privacy').expect(200);
    expect(body.retention.leads).toMatchObject({ promo: { completed: 12 }, contact: { completed: 24, rejected: 6 } });
    expect(body.lastRunAt).not.toBeNull();
  });

  test('a person who is erased while a mail waits gets no mail and no lead again', async (stack) => {
    const visitor = aVisitor();
    stack.parts.smtp.gate.cut();
    const { body } = await api.client.contact(contactEnquiry(visitor)).expect(201);
    const lead = await eventually(() => stack.records.leadOf(visitor));
    await eventually(async () => expect((await stack.records.deliveryOf(lead)).attempts).toBeGreaterThan(0));
    const { body: person } = await operator.call('get', `/api/privacy/person?leadId=${lead.id}`).expect(200);
    expect(person.counts).toMatchObject({ leads: 1, submissions: 1, mails: 1 });
    await operator
      .call('post', '/api/privacy/person/erasure')
      .send({ leadId: lead.id, manner: 'deleted', expected: person.counts })
      .expect(200);
    // The server is away until no try is under way any more: one that had begun before the erasure would still arrive.
    await eventually(async () => {
      expect(await stack.queues.count('lead-mail', 'waiting', 'active', 'delayed')).toBe(0);
    });
    stack.parts.smtp.gate.open();

    // Whatever was on its way comes once more.
    const event = { version: 1, id: body.id, receivedAt: new Date().toISOString(), formType: 'contact' };
    await stack.queues.add('lead-received', { events: [event] });
    const later = aVisitor();
    await api.client.contact(contactEnquiry(later)).expect(201);
    await expectLeadAndMail(stack, later);
    await eventually(async () => {
      for (const queue of ['lead-received', 'lead-mail'] as const) {
        expect(await stack.queues.count(queue, 'waiting', 'active', 'delayed')).toBe(0);
      }
    });
    expect(await stack.records.leadsOf(visitor)).toEqual([]);
    expect(stack.mails.of(visitor)).toEqual([]);
    expect((await stack.records.submission(body.id)).words).toEqual({});
  });

  test('a job that failed loses the words it carried a week later, and never what is stored nowhere else', async (stack) => {
    const { body } = await api.client.contact(contactEnquiry()).expect(201);
    const submission = await eventually(() => stack.records.submission(body.id));
    // No version reads these: they stay whole, as what failed while the database was away.
    const [stored, only] = [submission, { ...submission, id: randomUUID() }].map((carried) => ({
      version: 99,
      id: carried.id,
      submission: carried,
    }));
    for (const event of [stored, only]) await stack.queues.add('lead-received', { events: [event] });
    // In their own order: which of them failed first is left to chance.
    const payloads = async () => {
      const failed = await stack.queues.failed('lead-received');
      return failed.map(({ payload }) => payload).toSorted((one, other) => (idIn(one) < idIn(other) ? -1 : 1));
    };
    await eventually(async () => expect(await payloads()).toHaveLength(2));
    const before = await payloads();
    for (const days of [KEPT_DAYS - 1, KEPT_DAYS + 1]) {
      expect(await payloads()).toEqual(before);
      await ageJobs(stack.parts, 'lead-received', days);
      await stack.queues.run('housekeeping', {}, 'retention');
    }
    const claim = { version: 99, id: body.id };
    expect(await payloads()).toEqual(
      before.map((payload) => (JSON.stringify(payload).includes(body.id) ? { events: [claim] } : payload)),
    );
  });

  test('wrong periods are named at the start', async (stack) => {
    const worker = await stack
      .startWorker({ until: 'live', variables: { RETENTION: '{"leads":{"promo":{"open":1}}}' } })
      .catch((error: Error) => error.message);
    expect(worker).toMatch(/RETENTION/);
  });
});

function idIn(payload: unknown): string {
  return (payload as { readonly events: readonly [{ readonly id: string }] }).events[0].id;
}

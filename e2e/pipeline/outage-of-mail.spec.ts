import { MAIL_LEASE, RETRY_PAUSES, SWEEP_AFTER } from '@fahrzeugpflege/infra/queue';
import { describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { ENGINES } from '../support/parts.js';
import { useScenarios } from '../support/scenarios.js';
import type { Stack } from '../support/stack.js';
import { aVisitor, contactEnquiry, type Visitor } from '../support/visitor.js';

/** Enough for the first two pauses of a mail, and for slow cores. */
const [FIRST_PAUSE = 0, SECOND_PAUSE = 0] = RETRY_PAUSES['lead-mail'];
const MAIL_PATIENCE = FIRST_PAUSE + SECOND_PAUSE + 40_000;

/** A failure whose note a busy database answers too late is noted with the next try, once the lease is over. */
const NOTE_PATIENCE = MAIL_LEASE + SWEEP_AFTER + 30_000;

/** Orchestrators ask for health with a limit of a few seconds. Milliseconds. */
const PROBE_LIMIT = 4_000;

const scenario = useScenarios();

describe.each(ENGINES)('an outage of the mail server, queue in %s', (engine) => {
  scenario('away: leads at once, mails when it is back, none twice', engine, async (stack) => {
    const [api, worker] = await Promise.all([stack.startApi(), stack.startWorker()]);
    stack.parts.smtp.gate.cut();
    const visitors = Array.from({ length: 10 }, aVisitor);
    for (const visitor of visitors) await api.client.contact(contactEnquiry(visitor)).expect(201);
    await eventually(async () => expect(await stack.records.countLeads()).toBe(visitors.length));
    // The gate stays shut until every mail has failed at least once.
    const failed = { state: 'pending', lastError: expect.any(String) };
    await eventually(() => expectDeliveries(stack, failed), NOTE_PATIENCE);
    expect((await worker.client.get('/api/health/ready')).body).toMatchObject({
      status: 'ok',
      parts: { mail: 'down' },
    });
    stack.openGates();
    await eventually(() => expectDeliveries(stack, { state: 'sent', lastError: null }), MAIL_PATIENCE);
    expect(stack.mails.mails).toHaveLength(visitors.length);
    expect(stack.mails.repeated()).toEqual([]);
  });

  scenario(
    'hanging: leads at once, the worker stays ready and says so quickly, mails come later',
    engine,
    async (stack) => {
      const [api, worker] = await Promise.all([stack.startApi(), stack.startWorker()]);
      stack.parts.smtp.gate.hang();
      const visitor = aVisitor();
      await api.client.contact(contactEnquiry(visitor)).expect(201);
      await eventually(() => deliveryOf(stack, visitor, { attempts: 1 }));
      const times: number[] = [];
      // The claim is noted a moment before the mail goes.
      await eventually(async () => {
        const start = Date.now();
        const { body } = await worker.client.get('/api/health/ready').expect(200);
        times.push(Date.now() - start);
        expect(body).toMatchObject({ parts: { mail: 'down' } });
      });
      expect(Math.max(...times)).toBeLessThan(PROBE_LIMIT);
      stack.openGates();
      await stack.mails.next(visitor, MAIL_PATIENCE);
      await eventually(() => deliveryOf(stack, visitor, { state: 'sent' }), MAIL_PATIENCE);
      // What was under way when it hung may arrive as well: at least once, always as the same mail.
      expect(new Set(stack.mails.of(visitor).map(({ messageId }) => messageId)).size).toBe(1);
    },
  );

  scenario('refusing for now (451): the mail comes at a later try, once', engine, async (stack) => {
    const [api] = await Promise.all([stack.startApi(), stack.startWorker()]);
    stack.mails.refuse(/./, 451, 2);
    const visitor = aVisitor();
    await api.client.contact(contactEnquiry(visitor)).expect(201);
    await stack.mails.next(visitor, MAIL_PATIENCE);
    const delivery = await eventually(() => deliveryOf(stack, visitor, { state: 'sent' }));
    expect(delivery).toMatchObject({ attempts: 3, lastError: null });
    expect(stack.mails.of(visitor)).toHaveLength(1);
  });

  scenario(
    'refusing for good (550): the delivery failed, with its reason, and the job is kept; other mails go on',
    engine,
    async (stack) => {
      const [api] = await Promise.all([stack.startApi(), stack.startWorker()]);
      stack.mails.refuse(/./, 550, 1);
      const [refused, other] = [aVisitor(), aVisitor()];
      await api.client.contact(contactEnquiry(refused)).expect(201);
      const delivery = await eventually(() => deliveryOf(stack, refused, { state: 'failed' }));
      expect(delivery.lastError).toMatch(/550/);
      const failed = await eventually(async () => {
        const jobs = await stack.queues.failed('lead-mail');
        expect(jobs).toHaveLength(1);
        return jobs[0];
      });
      expect(failed?.payload).toEqual({ deliveryIds: [delivery.id] });
      expect(failed?.reason).toMatch(/550/);
      await api.client.contact(contactEnquiry(other)).expect(201);
      await stack.mails.next(other);
      expect(stack.mails.of(refused)).toEqual([]);
    },
  );
});

async function expectDeliveries({ records }: Stack, expected: object): Promise<void> {
  const leads = await records.leads();
  for (const lead of leads) expect(await records.deliveryOf(lead)).toMatchObject(expected);
}

async function deliveryOf({ records }: Stack, visitor: Visitor, expected: object) {
  const delivery = await records.deliveryOf(await records.leadOf(visitor));
  expect(delivery).toMatchObject(expected);
  return delivery;
}

import { describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectLeadAndMail } from '../support/expectations.js';
import { sendMany } from '../support/load.js';
import { ENGINES } from '../support/parts.js';
import { useScenarios } from '../support/scenarios.js';
import type { ServiceExit, ServiceProcess } from '../support/service-process.js';
import type { Stack } from '../support/stack.js';
import { aVisitor, contactEnquiry } from '../support/visitor.js';

/** A killed worker's jobs come back after two locks of 20 s, its mails after a lease of 60 s. */
const RECOVERY_PATIENCE = 150_000;
const PARALLEL = 20;

const scenario = useScenarios();

describe.each(ENGINES)('processes that end or are killed, queue in %s', (engine) => {
  scenario(
    'a worker is killed while the mail server holds its answer: another sends the same mail again',
    engine,
    async (stack) => {
      const [api, worker] = await Promise.all([stack.startApi(), stack.startWorker()]);
      stack.mails.hold();
      const visitor = aVisitor();
      await api.client.contact(contactEnquiry(visitor)).expect(201);
      await stack.mails.holding();
      await worker.process.kill();
      stack.mails.release();
      await stack.startWorker();
      const lead = await stack.records.leadOf(visitor);
      await eventually(async () => {
        expect(await stack.records.deliveryOf(lead)).toMatchObject({ state: 'sent', attempts: 2 });
      }, RECOVERY_PATIENCE);
      const ids = stack.mails.of(visitor).map(({ messageId }) => messageId);
      expect(ids).toHaveLength(2);
      expect(ids[0]).toBe(ids[1]);
      await stack.records.leadOf(visitor);
    },
  );

  scenario(
    'a worker is killed in the middle of 500 submissions: another makes all leads once, and sends all mails',
    engine,
    async (stack) => {
      const [api, worker] = await Promise.all([stack.startApi(), stack.startWorker()]);
      const sending = sendMany(api.client.url, enquiries(500), PARALLEL);
      await eventually(() => expect(stack.mails.mails.length).toBeGreaterThan(20));
      await worker.process.kill();
      expect(await stack.records.countDeliveries('sent')).toBeLessThan(500);
      const { acceptedIds } = await sending;
      expect(acceptedIds).toHaveLength(500);
      await stack.startWorker();
      await expectAllDone(stack, acceptedIds);
    },
  );

  scenario('two workers share the work: no lead and no mail twice', engine, async (stack) => {
    const [api] = await Promise.all([stack.startApi(), stack.startWorker(), stack.startWorker()]);
    const { acceptedIds } = await sendMany(api.client.url, enquiries(500), PARALLEL);
    await expectAllDone(stack, acceptedIds);
    expect(stack.mails.repeated()).toEqual([]);
  });

  scenario(
    'SIGTERM under load: worker and API end in order within ten seconds, and nothing is lost or sent twice',
    engine,
    async (stack) => {
      const [api, worker] = await Promise.all([stack.startApi(), stack.startWorker()]);
      const sending = sendMany(api.client.url, enquiriesWhile(api.process), PARALLEL);
      await eventually(() => expect(stack.mails.mails.length).toBeGreaterThan(20));
      const exits = await Promise.all([worker, api].map(({ process }) => process.terminate()));
      for (const exit of exits) expectOrderly(exit);
      const { acceptedIds, statuses } = await sending;
      expect([...statuses.keys()].filter((status) => status !== 201 && status !== null && status !== 503)).toEqual([]);
      expect(statuses.has(null) || statuses.has(503)).toBe(true);
      await stack.startWorker();
      await expectAllDone(stack, acceptedIds);
      expect(stack.mails.repeated()).toEqual([]);
    },
  );

  scenario('SIGTERM while PostgreSQL is away: both end in order within ten seconds', engine, async (stack) => {
    const [api, worker] = await Promise.all([stack.startApi(), stack.startWorker()]);
    stack.parts.postgres.gate.cut();
    for (const exit of await Promise.all([api.process.terminate(), worker.process.terminate()])) expectOrderly(exit);
  });

  scenario('the API is killed right after its answer: still a lead', engine, async (stack) => {
    const [api] = await Promise.all([stack.startApi(), stack.startWorker()]);
    const visitors = Array.from({ length: 10 }, aVisitor);
    await Promise.all(visitors.map((visitor) => api.client.contact(contactEnquiry(visitor)).expect(201)));
    await api.process.kill();
    for (const visitor of visitors) await expectLeadAndMail(stack, visitor);
    expect(await stack.records.countLeads()).toBe(visitors.length);
  });
});

function enquiries(count: number): object[] {
  return Array.from({ length: count }, () => contactEnquiry());
}

/** Without end, as visitors don't know that a process is about to go. */
function* enquiriesWhile(process: ServiceProcess): Generator<object> {
  while (process.running) yield contactEnquiry();
}

function expectOrderly({ code, signal, took }: ServiceExit): void {
  expect({ code, signal }).toEqual({ code: 0, signal: null });
  expect(took).toBeLessThan(10_000);
}

/** Every submission that was accepted, and whatever else was stored, is one lead with its mail sent. */
async function expectAllDone({ records, mails }: Stack, acceptedIds: readonly string[]): Promise<void> {
  // What was accepted while PostgreSQL was slow to answer, a worker stores.
  const ids = await eventually(async () => {
    const stored = new Set((await records.submissions()).map(({ id }) => id));
    expect(acceptedIds.filter((id) => !stored.has(id))).toEqual([]);
    return stored;
  }, RECOVERY_PATIENCE);
  await eventually(async () => expect(await records.countLeads()).toBe(ids.size), RECOVERY_PATIENCE);
  await eventually(async () => expect(await records.countDeliveries('sent')).toBe(ids.size), RECOVERY_PATIENCE);
  expect(new Set(mails.mails.map(({ messageId }) => messageId)).size).toBe(ids.size);
}

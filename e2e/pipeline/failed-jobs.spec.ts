import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectLeadAndMail } from '../support/expectations.js';
import { ENGINES } from '../support/parts.js';
import type { Api } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import { aVisitor, contactEnquiry } from '../support/visitor.js';

/** Payloads that no retry makes better. */
const poison: unknown[] = [
  { events: [{ version: 99, id: randomUUID(), receivedAt: 'gestern', formType: 'contact', words: 'Grüsse 🚐' }] },
  { events: [] },
  { unexpected: { deep: ['ä', null, 1.5, true] } },
  {},
];

describe.each(ENGINES)('jobs that fail for good, queue in %s', (engine) => {
  const context = useStack(engine);
  const { test } = context;
  let api: Api;

  beforeAll(async () => {
    [api] = await Promise.all([context.stack.startApi(), context.stack.startWorker()]);
  });

  for (const queue of ['lead-received', 'lead-mail'] as const) {
    test(`poison in ${queue} is kept whole at the first try, and holds up nobody`, async (stack) => {
      for (const payload of poison) await stack.queues.add(queue, payload);
      const failed = await eventually(async () => {
        const jobs = await stack.queues.failed(queue);
        expect(jobs).toHaveLength(poison.length);
        return jobs;
      });
      expect(failed.map(({ payload }) => payload)).toEqual(expect.arrayContaining(poison));
      for (const { reason } of failed) expect(reason).toMatch(/^payload of /);
      const visitor = aVisitor();
      await api.client.contact(contactEnquiry(visitor)).expect(201);
      await expectLeadAndMail(stack, visitor);
    });
  }

  test('an event of a submission that nobody stored makes nothing and fails nothing', async (stack) => {
    const before = await stack.queues.failed('lead-received');
    const event = { version: 1, id: randomUUID(), receivedAt: new Date().toISOString(), formType: 'contact' };
    await stack.queues.add('lead-received', { events: [event] });
    await eventually(async () => {
      expect(await stack.queues.count('lead-received', 'waiting', 'active', 'delayed')).toBe(0);
    });
    expect(await stack.queues.failed('lead-received')).toHaveLength(before.length);
  });

  test('an event that comes again and again makes no second lead and no second mail', async (stack) => {
    const visitor = aVisitor();
    const { body } = await api.client.contact(contactEnquiry(visitor)).expect(201);
    const lead = await expectLeadAndMail(stack, visitor);
    const delivery = await stack.records.deliveryOf(lead);
    const event = { version: 1, id: body.id, receivedAt: lead.receivedAt.toISOString(), formType: 'contact' };
    for (let time = 0; time < 5; time += 1) {
      await stack.queues.add('lead-received', { events: [event, event] });
      await stack.queues.add('lead-mail', { deliveryIds: [delivery.id, delivery.id] });
    }
    for (const queue of ['lead-received', 'lead-mail'] as const) {
      await eventually(async () => expect(await stack.queues.count(queue, 'waiting', 'active', 'delayed')).toBe(0));
    }
    await stack.records.leadOf(visitor);
    expect(stack.mails.of(visitor)).toHaveLength(1);
  });
});

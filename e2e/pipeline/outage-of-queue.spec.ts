import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import { Redis } from 'ioredis';
import { eventually } from '../support/eventually.js';
import { expectLeadAndMail, expectStillAtWork } from '../support/expectations.js';
import { useScenarios } from '../support/scenarios.js';
import type { Stack } from '../support/stack.js';
import { aVisitor, contactEnquiry, contactForm } from '../support/visitor.js';

/** While Redis is away a visitor must not notice: the answer waits for PostgreSQL alone. Milliseconds. */
const AT_ONCE = 1_500;

describe('an outage of the queue', () => {
  const scenario = useScenarios();

  scenario(
    'away at the start of API and worker: both start, take submissions, and make leads when it is there',
    'redis',
    async (stack) => {
      const redis = gateOf(stack);
      redis.cut();
      const [api, worker] = await Promise.all([stack.startApi(), stack.startWorker({ until: 'live' })]);
      expect((await api.client.get('/api/health/ready')).body).toMatchObject({
        status: 'ok',
        parts: { database: 'up', queue: 'down' },
      });
      expect((await worker.client.get('/api/health/ready')).status).toBe(503);
      expect((await worker.client.get('/metrics')).status).toBe(200);
      const visitor = aVisitor();
      await api.client.contact(contactEnquiry(visitor)).expect(201);
      redis.open();
      await expectLeadAndMail(stack, visitor);
      await expectStillAtWork(stack, api, worker);
    },
  );

  scenario('cut in the middle and back: answers stay quick, and everything becomes a lead', 'redis', async (stack) => {
    const redis = gateOf(stack);
    const [api, worker] = await Promise.all([stack.startApi(), stack.startWorker()]);
    const visitors = [aVisitor(), aVisitor(), aVisitor()] as const;
    await api.client.contact(contactEnquiry(visitors[0])).expect(201);
    redis.cut();
    const start = Date.now();
    await api.client.contact(contactEnquiry(visitors[1])).expect(201);
    await api.client.form(contactForm(visitors[2])).expect(303);
    expect(Date.now() - start).toBeLessThan(AT_ONCE);
    redis.open();
    for (const visitor of visitors) await expectLeadAndMail(stack, visitor);
    await expectStillAtWork(stack, api, worker);
  });

  scenario(
    'hanging in the middle and back: answers stay quick, and everything becomes a lead',
    'redis',
    async (stack) => {
      const redis = gateOf(stack);
      const [api, worker] = await Promise.all([stack.startApi(), stack.startWorker()]);
      redis.hang();
      const visitor = aVisitor();
      const start = Date.now();
      await api.client.contact(contactEnquiry(visitor)).expect(201);
      expect(Date.now() - start).toBeLessThan(AT_ONCE);
      redis.open();
      await expectLeadAndMail(stack, visitor);
      await expectStillAtWork(stack, api, worker);
    },
  );

  scenario('FLUSHALL with work waiting: the relay brings all of it back', 'redis', async (stack) => {
    const api = await stack.startApi();
    const visitors = Array.from({ length: 20 }, aVisitor);
    await Promise.all(visitors.map((visitor) => api.client.contact(contactEnquiry(visitor), randomUUID()).expect(201)));
    await eventually(async () => expect(await stack.queues.count('lead-received', 'waiting')).toBeGreaterThan(0));
    await flushAll(stack);
    const worker = await stack.startWorker();
    for (const visitor of visitors) await expectLeadAndMail(stack, visitor);
    expect(await stack.records.countLeads()).toBe(visitors.length);
    await flushAll(stack);
    await expectStillAtWork(stack, api, worker);
    expect(stack.mails.repeated()).toEqual([]);
  });

  scenario('away together with PostgreSQL: 503, and back without a restart', 'redis', async (stack) => {
    const redis = gateOf(stack);
    const [api, worker] = await Promise.all([stack.startApi(), stack.startWorker()]);
    redis.cut();
    stack.parts.postgres.gate.cut();
    const { status, body } = await api.client.contact(contactEnquiry());
    expect({ status, body }).toMatchObject({ status: 503, body: { type: '/fehler/nicht-verfuegbar' } });
    expect((await api.client.get('/api/health/ready')).status).toBe(503);
    stack.openGates();
    await eventually(() => api.client.get('/api/health/ready').expect(200));
    await expectStillAtWork(stack, api, worker);
  });
});

function gateOf({ parts }: Stack) {
  if (!parts.redis) throw new Error('no Redis');
  return parts.redis.gate;
}

async function flushAll({ parts }: Stack): Promise<void> {
  const client = new Redis(parts.redis?.url ?? '');
  await client.flushall();
  client.disconnect();
}

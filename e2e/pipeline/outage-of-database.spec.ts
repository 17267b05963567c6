import { randomUUID } from 'node:crypto';
import { businessProfile } from '@fahrzeugpflege/contracts';
import { describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectLeadAndMail, expectStillAtWork } from '../support/expectations.js';
import { ENGINES } from '../support/parts.js';
import { useScenarios } from '../support/scenarios.js';
import { signIn } from '../support/sign-in.js';
import type { Api, Stack } from '../support/stack.js';
import { aVisitor, contactEnquiry, contactForm } from '../support/visitor.js';

/** What a visitor may have to wait while a database that hangs is given up: the limits of intake and queue, and slack. */
const SOON = 8_000;

/** How PostgreSQL goes away. */
const OUTAGES = {
  cut: ({ parts }: Stack) => parts.postgres.gate.cut(),
  hanging: async ({ parts }: Stack) => parts.postgres.gate.hang(),
};

const scenario = useScenarios();

describe('an outage of PostgreSQL with the queue in Redis', () => {
  for (const [outage, breakIt] of Object.entries(OUTAGES)) {
    scenario(
      `${outage}: accepted within seconds, one lead when it is back, and none more for the same key`,
      'redis',
      async (stack) => {
        const [api, worker] = await Promise.all([stack.startApi(), stack.startWorker()]);
        await expectStillAtWork(stack, api, worker);
        // A mail that went out, but could not be noted before the outage, would go once more.
        await eventually(async () => expect(await stack.records.countDeliveries('sent')).toBe(1));
        const [visitor, formVisitor] = [aVisitor(), aVisitor()];
        const key = randomUUID();
        await breakIt(stack);

        await quickly(async () => {
          const sent = [
            api.client.contact(contactEnquiry(visitor), key),
            api.client.form(contactForm(formVisitor)),
          ] as const;
          const [json, form] = await Promise.all(sent);
          expect({ status: json.status, body: json.body }).toEqual({ status: 201, body: { id: key } });
          expect(form.status).toBe(303);
        });
        await quickly(() => api.client.contact(contactEnquiry(visitor), key).expect(201, { id: key }));
        expect((await api.client.get('/api/health/ready')).body).toMatchObject({ parts: { database: 'down' } });

        stack.openGates();
        for (const each of [visitor, formVisitor]) await expectLeadAndMail(stack, each);
        await api.client.contact(contactEnquiry(visitor), key).expect(201, { id: key });
        await expectStillAtWork(stack, api, worker);
        expect(await stack.records.countLeads()).toBe(4);
        expect(await stack.records.countSubmissions()).toBe(4);
        await eventually(async () => expect(await stack.records.countDeliveries('sent')).toBe(4));
        expect(stack.mails.mails).toHaveLength(4);
      },
    );
  }

  scenario('suspected spam of that time is kept apart, too', 'redis', async (stack) => {
    const [api, worker] = await Promise.all([stack.startApi(), stack.startWorker()]);
    stack.parts.postgres.gate.cut();
    const key = randomUUID();
    await api.client.contact({ ...contactEnquiry(), honey: 'x' }, key).expect(201);
    stack.openGates();
    const submission = await eventually(() => stack.records.submission(key));
    expect(submission).toMatchObject({ state: 'suspected_spam', spamReason: 'honeypot' });
    await expectStillAtWork(stack, api, worker);
    expect(await stack.records.countLeads()).toBe(1);
  });

  scenario('staff are refused, and the API says so in its log, once', 'redis', async (stack) => {
    const api = await stack.startApi();
    const cookie = await signIn(api);
    stack.parts.postgres.gate.cut();
    for (const path of ['/api/leads', '/api/admin/status', '/api/leads'])
      await api.client.get(path).set('Cookie', cookie).expect(503);
    const lines = () => api.process.output.split('Requests: the database is away.').length - 1;
    await eventually(() => expect(lines()).toBe(1));
  });
});

describe('an outage of PostgreSQL with the queue in it', () => {
  for (const [outage, breakIt] of Object.entries(OUTAGES)) {
    scenario(
      `${outage}: 503 with the phone number, the form keeps what was typed, and all works again when it is back`,
      'postgres',
      async (stack) => {
        const [api, worker] = await Promise.all([stack.startApi(), stack.startWorker()]);
        await expectStillAtWork(stack, api, worker);
        const visitor = aVisitor();
        const key = randomUUID();
        await breakIt(stack);

        await quickly(() => expectRefusal(api, visitor, key));
        await quickly(() => expectRefusedPage(api, visitor));
        await quickly(() => api.client.get('/api/health/ready').expect(503));
        await api.client.get('/api/health/live').expect(200);

        stack.openGates();
        await eventually(() => api.client.get('/api/health/ready').expect(200));
        // A statement that hung may have been committed after the refusal: the retry still makes one lead.
        await api.client.contact(contactEnquiry(visitor), key).expect(201, { id: key });
        await eventually(async () => expect(await stack.records.leadsOf(visitor)).not.toEqual([]));
        await expectStillAtWork(stack, api, worker);
        const ids = (await stack.records.leadsOf(visitor)).map(({ submissionId }) => submissionId);
        expect(ids.filter((id) => id === key)).toEqual([key]);
      },
    );
  }
});

describe.each(ENGINES)('PostgreSQL away at the start, queue in %s', (engine) => {
  scenario('API and worker start, say that they are not ready, and work when it is there', engine, async (stack) => {
    stack.parts.postgres.gate.cut();
    const [api, worker] = await Promise.all([stack.startApi({ until: 'live' }), stack.startWorker({ until: 'live' })]);
    await worker.client.get('/api/health/ready').expect(503);
    const visitor = aVisitor();
    const { status } = await api.client.contact(contactEnquiry(visitor));
    expect(status).toBe(engine === 'redis' ? 201 : 503);
    stack.openGates();
    await eventually(() => Promise.all([api, worker].map(({ client }) => client.get('/api/health/ready').expect(200))));
    if (status === 201) await expectLeadAndMail(stack, visitor);
    await expectStillAtWork(stack, api, worker);
  });
});

async function expectRefusal(api: Api, visitor: ReturnType<typeof aVisitor>, key: string): Promise<void> {
  const { status, headers, body } = await api.client.contact(contactEnquiry(visitor), key);
  expect({ status, body }).toMatchObject({ status: 503, body: { type: '/fehler/nicht-verfuegbar', status: 503 } });
  expect(body.detail).toContain(businessProfile.phone);
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

async function expectRefusedPage(api: Api, visitor: ReturnType<typeof aVisitor>): Promise<void> {
  const form = contactForm(visitor);
  const { status, headers, text } = await api.client.form(form);
  expect(status).toBe(503);
  expect(headers['content-type']).toMatch(/^text\/html/);
  for (const typed of [visitor.name, visitor.email, form.telefon, 'Haben Sie im März noch Platz? 🚐']) {
    expect(text).toContain(typed);
  }
  expect(text).toContain(businessProfile.phone);
}

async function quickly(work: () => PromiseLike<unknown>): Promise<void> {
  const start = Date.now();
  await work();
  expect(Date.now() - start).toBeLessThan(SOON);
}

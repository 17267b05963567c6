import { QUEUE_NAMES, type QueueName } from '@fahrzeugpflege/contracts';
import { type AnyQueue, createQueueEngine } from '@fahrzeugpflege/infra/queue';
import { beforeAll, describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectLeadAndMail } from '../support/expectations.js';
import { Operator } from '../support/operator.js';
import { ENGINES } from '../support/parts.js';
import { useScenarios } from '../support/scenarios.js';
import type { Api, Stack } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import { aVisitor, contactEnquiry, type Visitor } from '../support/visitor.js';

/** A rule of the database that refuses the leads of one visitor, as a fault of ours would. */
const refuseLeadsOf = ({ email }: Visitor) =>
  `ALTER TABLE lead ADD CONSTRAINT refused_by_test CHECK (email <> '${email}') NOT VALID`;
const ACCEPT_AGAIN = 'ALTER TABLE lead DROP CONSTRAINT refused_by_test';

/** While a part is away the page must still answer soon. Milliseconds. */
const SOON = 6_000;

describe.each(ENGINES)('an operator, queue in %s', (engine) => {
  const context = useStack(engine);
  const { test } = context;
  let api: Api;
  let operator: Operator;

  beforeAll(async () => {
    [api] = await Promise.all([context.stack.startApi(), context.stack.startWorker()]);
    operator = await Operator.signIn(api);
  });

  test('sees that all is well: who works, what came in, and that it adds up', async (stack) => {
    const visitor = aVisitor();
    await api.client.contact(contactEnquiry(visitor)).expect(201);
    await expectLeadAndMail(stack, visitor);
    const state = await eventually(async () => {
      const current = await operator.state();
      expect(current.workers).toMatchObject([{ isAlive: true, isWorking: true, version: expect.any(String) }]);
      expect(current.balance).toMatchObject({ received: 1, leads: 1, mailsSent: 1, mailsOpen: 0, missing: 0 });
      return current;
    });
    expect(state).toMatchObject({ engine: { kind: engine, fault: null }, unsentMails: [] });
    expect(state.queues.map(({ depth }) => depth?.failed)).toEqual([0, 0, 0]);
  });

  test('has a submission that failed for good tried again: lead and mail come', async (stack) => {
    const visitor = aVisitor();
    await stack.records.query(refuseLeadsOf(visitor));
    const { body } = await api.client.contact(contactEnquiry(visitor)).expect(201);
    await failForGood(stack, 'lead-received', async () => {
      expect(await operator.state()).toMatchObject({ submissions: { failed: 1 }, balance: { failed: 1, missing: 0 } });
    });
    const page = await operator.failed('lead-received');
    expect(page).toMatchObject({ total: 1, jobs: [{ ids: [body.id], attempts: 5, carriesSubmissions: false }] });
    expect(page.jobs[0]?.reason).toBe('Die Datenbank lehnt die Daten ab (Regel refused_by_test).');

    await stack.records.query(ACCEPT_AGAIN);
    expect(await operator.retry(`failed/lead-received/${page.jobs[0]?.id}`)).toEqual({ retried: 1, hasMore: false });
    await expectLeadAndMail(stack, visitor);
    await eventually(() => expectNothingFailed(operator));
  });

  test('has mails that were refused tried again: they arrive', async (stack) => {
    stack.mails.refuse(/./, 550, 2);
    const visitors = [aVisitor(), aVisitor()];
    for (const visitor of visitors) await api.client.contact(contactEnquiry(visitor)).expect(201);
    await eventually(async () => {
      expect(await operator.state()).toMatchObject({
        unsentMails: [{ state: 'failed', mails: 2, reason: 'Der Mailserver hat das Mail abgelehnt (550).' }],
        balance: { mailsOpen: 2 },
      });
      expect((await operator.failed('lead-mail')).total).toBe(2);
    });
    expect(await operator.retry('failed')).toEqual({ retried: 2, hasMore: false });
    for (const visitor of visitors) await stack.mails.next(visitor);
    await eventually(() => expectNothingFailed(operator));
    expect(stack.mails.repeated()).toEqual([]);
  });

  test('has what failed tried again also when the queue has lost its jobs', async (stack) => {
    stack.mails.refuse(/./, 550, 1);
    const visitor = aVisitor();
    await api.client.contact(contactEnquiry(visitor)).expect(201);
    // The job fails first, then its worker notes it of the mail: of a job that is gone by then, it would note nothing.
    await eventually(async () => expect(await operator.state()).toMatchObject({ unsentMails: [{ state: 'failed' }] }));
    await withQueue(stack, 'lead-mail', (queue) => queue.clean(0, 100, 'failed'));
    expect((await operator.failed('lead-mail')).total).toBe(0);
    expect(await operator.retry('mails')).toEqual({ retried: 1, hasMore: false });
    await stack.mails.next(visitor);
    await eventually(() => expectNothingFailed(operator));
  });

  test('sees poison by its ids alone; tried again, it is back, whole', async (stack) => {
    const words = aVisitor();
    const poison = { events: [{ version: 99, id: 'x', words }] };
    await stack.queues.add('lead-received', poison);
    const [job] = await eventually(async () => {
      const { jobs } = await operator.failed('lead-received');
      expect(jobs).toHaveLength(1);
      return jobs;
    });
    expect(job).toMatchObject({ ids: [], reason: expect.stringContaining('nicht lesbar') });
    await operator.retry(`failed/lead-received/${job?.id}`);
    await eventually(async () => {
      const { text } = await operator.call('get', '/api/admin/pipeline/failed?queue=lead-received').expect(200);
      expect(JSON.parse(text).jobs).toMatchObject([{ id: job?.id }]);
      expect(text).not.toContain(words.email);
    });
    expect((await stack.queues.failed('lead-received')).map(({ payload }) => payload)).toEqual([poison]);
    const board = await operator.call('get', '/api/admin/queues/api/queues?activeQueue=lead-received&status=failed');
    expect([board.status, board.body.queues.length]).toEqual([200, QUEUE_NAMES.length]);
    expect(board.text).toContain('nicht lesbar');
    expect(board.text).not.toContain(words.email);
    await withQueue(stack, 'lead-received', (queue) => queue.clean(0, 100, 'failed'));
  });

  test('opens the board under the policy of every page, and nobody else does', async () => {
    const policyOf = ({ headers }: { headers: Record<string, string> }) => headers['content-security-policy'];
    const page = await operator.call('get', '/api/admin/queues/').expect(200);
    // One style of the board's scripts is allowed by its hash; nothing else differs.
    const policy = policyOf(page)?.replace(/ 'sha256-[^']+'/, '');
    expect(policy).toBe(policyOf(await api.client.get('/kontakt').expect(200)));
    await api.client.get('/admin/queues').redirects(0).expect(302);
    await api.client.get('/api/admin/queues/').set('Accept', 'text/html').redirects(0).expect(302);
    await api.client.get('/api/admin/queues/api/queues').expect(401);
    const [, script] = /src="(static\/[^"]+)"/.exec(page.text) ?? [];
    await operator.call('get', `/api/admin/queues/${script}`).expect(200);
    await api.client.get(`/api/admin/queues/${script}`).expect(401);
  });

  test('sees a second worker come, and go in order', async (stack) => {
    const { process } = await stack.startWorker();
    await eventually(async () => expect((await operator.state()).workers).toHaveLength(2));
    await process.terminate();
    await eventually(async () => expect((await operator.state()).workers).toHaveLength(1));
  });
});

describe('an operator during an outage', () => {
  const scenario = useScenarios();

  for (const outage of ['cut', 'hang'] as const) {
    scenario(`of Redis (${outage}) sees soon that it is away, and all the rest`, 'redis', async (stack) => {
      const [api] = await Promise.all([stack.startApi(), stack.startWorker()]);
      const operator = await Operator.signIn(api);
      const visitor = aVisitor();
      await api.client.contact(contactEnquiry(visitor)).expect(201);
      await expectLeadAndMail(stack, visitor);
      await eventually(async () => expect((await operator.state()).workers).toHaveLength(1));
      await stack.parts.redis?.gate[outage]();
      const start = Date.now();
      const state = await operator.state();
      expect(Date.now() - start).toBeLessThan(SOON);
      expect(state).toMatchObject({
        engine: { kind: 'redis', fault: 'Die Warteschlange (Redis) antwortet nicht.' },
        submissions: { failed: 0 },
        balance: { received: 1, leads: 1 },
      });
      expect(state.queues.map(({ depth }) => depth)).toEqual(QUEUE_NAMES.map(() => null));
      await operator.call('get', '/api/admin/queues/api/queues').expect(503);
      stack.openGates();
      await eventually(async () => expect((await operator.state()).engine.fault).toBeNull());
      await eventually(async () => expect((await operator.state()).queues[0]?.depth).not.toBeNull());
    });
  }

  scenario('sees a worker that was killed fall silent', 'postgres', async (stack) => {
    const [api, worker] = await Promise.all([stack.startApi(), stack.startWorker()]);
    const operator = await Operator.signIn(api);
    await eventually(async () => expect((await operator.state()).workers).toMatchObject([{ isAlive: true }]));
    await worker.process.kill();
    await eventually(async () => expect((await operator.state()).workers).toMatchObject([{ isAlive: false }]), 60_000);
  });
});

/** Lets no pause between two tries pass by itself, until a check holds. */
async function failForGood(stack: Stack, queue: QueueName, check: () => Promise<void>): Promise<void> {
  await withQueue(stack, queue, (opened) =>
    eventually(async () => {
      await opened.promoteJobs();
      await check();
    }, 60_000),
  );
}

/** One of the queues, past every gate. */
async function withQueue<T>({ parts }: Stack, name: QueueName, use: (queue: AnyQueue) => Promise<T>): Promise<T> {
  const engine = createQueueEngine({ databaseUrl: parts.postgres.url, redisUrl: parts.redis?.url });
  await eventually(async () => expect(await engine.findFault()).toBeNull());
  const queue = engine.createQueue(name);
  try {
    return await use(queue);
  } finally {
    await queue.close();
    await engine.close();
  }
}

async function expectNothingFailed(operator: Operator): Promise<void> {
  const { submissions, unsentMails, queues, balance } = await operator.state();
  expect(submissions).toMatchObject({ failed: 0, overdue: 0 });
  expect(unsentMails).toEqual([]);
  expect(queues.map(({ depth }) => depth?.failed)).toEqual([0, 0, 0]);
  expect(balance).toMatchObject({ missing: 0, mailsOpen: 0 });
}

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { ENGINES } from '../support/parts.js';
import type { Api, Stack } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import { aVisitor, contactEnquiry, contactForm, type Visitor } from '../support/visitor.js';
import { IS_FULL } from './support/attack.js';

const AT_ONCE = IS_FULL ? 200 : 20;

describe.each(ENGINES)('the same enquiry with and without the honeypot, queue in %s', (engine) => {
  const context = useStack(engine);
  const { test } = context;
  const apis: Api[] = [];

  beforeAll(async () => {
    const { stack } = context;
    apis.push(...(await Promise.all([stack.startApi(), stack.startApi()])));
    await stack.startWorker();
  });

  const clientAt = (index: number) => (apis[index % apis.length] as Api).client;

  test('a JSON post that comes again without it, under its key, becomes one lead, also at two processes', async (stack) => {
    const visitor = aVisitor();
    const key = randomUUID();
    await clientAt(0)
      .contact({ ...contactEnquiry(visitor), honey: 'x' }, key)
      .expect(201, { id: key });
    await atOnce((index) => clientAt(index).contact(contactEnquiry(visitor), key).expect(201, { id: key }));
    await expectOneLead(stack, visitor);
    await clientAt(1)
      .contact({ ...contactEnquiry(visitor), honey: 'x' }, key)
      .expect(201, { id: key });
    expect(await stack.records.submission(key)).toMatchObject({ state: 'done', releasedBy: null });
  });

  test('it becomes one lead when both come at once', async (stack) => {
    const visitor = aVisitor();
    const key = randomUUID();
    await atOnce((index) => {
      const honey = index % 3 === 0 ? '' : 'x';
      return clientAt(index)
        .contact({ ...contactEnquiry(visitor), honey }, key)
        .expect(201, { id: key });
    });
    await expectOneLead(stack, visitor);
  });

  test('a native form that comes again without it becomes one lead', async (stack) => {
    const visitor = aVisitor();
    await clientAt(0)
      .form({ ...contactForm(visitor), honey: 'x' })
      .expect(303);
    await atOnce((index) => clientAt(index).form(contactForm(visitor)).expect(303));
    await expectOneLead(stack, visitor);
    const stored = await stack.records.submissions();
    expect(stored.filter(({ words }) => words.email === visitor.email)).toHaveLength(1);
  });

  if (engine === 'redis') {
    test('it becomes one lead when it was accepted while PostgreSQL was away', async (stack) => {
      const [kept, carried] = [aVisitor(), aVisitor()];
      const keys = [randomUUID(), randomUUID()] as const;
      await clientAt(0)
        .contact({ ...contactEnquiry(kept), honey: 'x' }, keys[0])
        .expect(201);
      stack.parts.postgres.gate.cut();
      await clientAt(0)
        .contact({ ...contactEnquiry(carried), honey: 'x' }, keys[1])
        .expect(201);
      await clientAt(0).contact(contactEnquiry(kept), keys[0]).expect(201, { id: keys[0] });
      await clientAt(1).contact(contactEnquiry(carried), keys[1]).expect(201, { id: keys[1] });
      stack.openGates();
      for (const visitor of [kept, carried]) await expectOneLead(stack, visitor);
    });
  }

  test('after all of them nothing is left under suspicion, and no mail came twice', async ({ records, mails }) => {
    const suspected = (await records.submissions()).filter(({ state }) => state === 'suspected_spam');
    expect(suspected).toEqual([]);
    expect(mails.repeated()).toEqual([]);
  });
});

function atOnce<T>(send: (index: number) => PromiseLike<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(index)));
}

async function expectOneLead({ records, mails }: Stack, visitor: Visitor) {
  await eventually(() => records.leadOf(visitor));
  await mails.next(visitor);
}

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { ENGINES } from '../support/parts.js';
import type { Api, Stack } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import {
  aVisitor,
  contactEnquiry,
  contactForm,
  promoForm,
  searchForm,
  type Visitor,
  vehicleForm,
} from '../support/visitor.js';

const SENT_AT_ONCE = 20;

describe.each(ENGINES)('repeats, queue in %s', (engine) => {
  const context = useStack(engine);
  const { test } = context;
  let api: Api;

  beforeAll(async () => {
    [api] = await Promise.all([context.stack.startApi(), context.stack.startWorker()]);
  });

  test('the same key twice gets the same receipt and makes one lead and one mail', async (stack) => {
    const visitor = aVisitor();
    const key = randomUUID();
    for (const writing of [key, key.toUpperCase()]) {
      const { status, body } = await api.client.contact(contactEnquiry(visitor), writing);
      expect({ status, body }).toEqual({ status: 201, body: { id: key } });
    }
    await expectOneLead(stack, visitor);
    const later = await api.client.contact(contactEnquiry(visitor), key);
    expect({ status: later.status, body: later.body }).toEqual({ status: 201, body: { id: key } });
    await expectOneLead(stack, visitor);
  });

  test('the same words in another order, with white space around them, are a repeat', async (stack) => {
    const visitor = aVisitor();
    const key = randomUUID();
    const { name, message, ...rest } = contactEnquiry(visitor);
    expect((await api.client.contact({ name, message, ...rest }, key)).status).toBe(201);
    expect((await api.client.contact({ ...rest, message: ` ${message}\r\n`, name }, key)).status).toBe(201);
    await expectOneLead(stack, visitor);
  });

  test('the same key with another body is a 422 and changes nothing', async (stack) => {
    const visitor = aVisitor();
    const key = randomUUID();
    const enquiry = contactEnquiry(visitor);
    await api.client.contact(enquiry, key).expect(201);
    const { status, body } = await api.client.contact({ ...enquiry, message: 'Etwas ganz anderes.' }, key);
    expect(status).toBe(422);
    expect(body).toMatchObject({ type: '/fehler/schluessel-vergeben', status: 422 });
    const lead = await expectOneLead(stack, visitor);
    expect(lead.message).toBe(enquiry.message);
  });

  test('the same key twenty times at once makes one lead', async (stack) => {
    const visitor = aVisitor();
    const key = randomUUID();
    const answers = await atOnce(() => api.client.contact(contactEnquiry(visitor), key));
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(() => ({ status: 201, body: { id: key } })),
    );
    await expectOneLead(stack, visitor);
  });

  test('of two bodies that race for one key one wins, and the other is a 422 each time', async (stack) => {
    const visitor = aVisitor();
    const key = randomUUID();
    const messages = ['Erste Nachricht, Grüsse', 'Zweite Nachricht, Grüsse'] as const;
    const answers = await atOnce((index) =>
      api.client.contact({ ...contactEnquiry(visitor), message: messages[index % 2 === 0 ? 0 : 1] }, key),
    );
    const lead = await expectOneLead(stack, visitor);
    const winner = lead.message === messages[0] ? 0 : 1;
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => (index % 2 === winner ? 201 : 422)));
  });

  for (const makeForm of [contactForm, promoForm, vehicleForm, searchForm]) {
    test(`the same words by the form ${makeForm().form} within ten minutes make one lead`, async (stack) => {
      const visitor = aVisitor();
      const first = await api.client.form(makeForm(visitor));
      const second = await api.client.form(makeForm(visitor));
      expect([first.status, second.status]).toEqual([303, 303]);
      expect(second.headers['location']).toBe(first.headers['location']);
      await expectOneLead(stack, visitor);
    });
  }

  test('the same words by a form twenty times at once make one lead', async (stack) => {
    const visitor = aVisitor();
    const answers = await atOnce(() => api.client.form(contactForm(visitor)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    await expectOneLead(stack, visitor);
  });

  test('other words of the same visitor are another lead', async ({ records }) => {
    const visitor = aVisitor();
    await api.client.form(contactForm(visitor)).expect(303);
    await api.client.form({ ...contactForm(visitor), message: 'Noch eine andere Frage.' }).expect(303);
    await eventually(async () => expect(await records.leadsOf(visitor)).toHaveLength(2));
  });

  test('a filled honeypot is answered like a success, kept apart, and makes no lead and no mail', async (stack) => {
    const visitor = aVisitor();
    const key = randomUUID();
    const { status, body } = await api.client.contact({ ...contactEnquiry(visitor), honey: 'x' }, key);
    expect({ status, body }).toEqual({ status: 201, body: { id: key } });
    const form = await api.client.form({ ...contactForm(visitor), honey: 'https://spam.example' });
    expect({ status: form.status, location: form.headers['location'] }).toEqual({
      status: 303,
      location: '/kontakt?gesendet=1',
    });
    const kept = (await stack.records.submissions()).filter(({ words }) => words.email === visitor.email);
    expect(kept.map(({ state, spamReason }) => ({ state, spamReason }))).toEqual([
      { state: 'suspected_spam', spamReason: 'honeypot' },
      { state: 'suspected_spam', spamReason: 'honeypot' },
    ]);
    // Whoever comes later overtakes nothing: once this lead is there, the others would be, too.
    const other = aVisitor();
    await api.client.contact(contactEnquiry(other)).expect(201);
    await expectOneLead(stack, other);
    expect(await stack.records.leadsOf(visitor)).toEqual([]);
    expect(stack.mails.of(visitor)).toEqual([]);
  });

  test('after all of them no mail came twice', async ({ records, mails }) => {
    const leads = await records.countLeads();
    await eventually(async () => expect(await records.countDeliveries('sent')).toBe(leads));
    expect(mails.mails).toHaveLength(leads);
    expect(mails.repeated()).toEqual([]);
  });
});

function atOnce<T>(send: (index: number) => PromiseLike<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: SENT_AT_ONCE }, (_, index) => send(index)));
}

async function expectOneLead({ records, mails }: Stack, visitor: Visitor) {
  const lead = await eventually(() => records.leadOf(visitor));
  await mails.next(visitor);
  expect(mails.of(visitor)).toHaveLength(1);
  return lead;
}

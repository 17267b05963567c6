import { randomUUID } from 'node:crypto';
import type { LeadHistory, LeadMailState } from '@fahrzeugpflege/contracts';
import { beforeAll, describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectLeadAndMail, RELAY_PATIENCE } from '../support/expectations.js';
import { ENGINES } from '../support/parts.js';
import { signIn } from '../support/sign-in.js';
import { type Api, STAFF_ADDRESS } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import { aVisitor, contactEnquiry } from '../support/visitor.js';

describe.each(ENGINES)('«Erneut senden», queue in %s', (engine) => {
  const context = useStack(engine);
  const { test } = context;
  let api: Api;
  let cookie: string;

  beforeAll(async () => {
    [api] = await Promise.all([context.stack.startApi(), context.stack.startWorker()]);
    cookie = await signIn(api);
  });

  const resend = async (leadId: string): Promise<LeadMailState> =>
    (await api.client.send('post', `/api/leads/${leadId}/mails`).set('Cookie', cookie).expect(202)).body;
  const history = async (leadId: string): Promise<LeadHistory> =>
    (await api.client.get(`/api/leads/${leadId}/history`).set('Cookie', cookie).expect(200)).body;

  test('a mail that was sent comes once more, as a mail of its own, however often one clicks', async (stack) => {
    const visitor = aVisitor();
    await api.client.contact(contactEnquiry(visitor)).expect(201);
    const lead = await expectLeadAndMail(stack, visitor);
    await eventually(async () => expect((await history(lead.id)).mails).toMatchObject([{ state: 'sent' }]));
    const [first, second] = await Promise.all([resend(lead.id), resend(lead.id)]);
    expect(second.id).toBe(first.id);
    await eventually(async () =>
      expect(await history(lead.id)).toMatchObject({
        words: { email: visitor.email },
        wayIn: 'json',
        entries: [
          { action: 'received', actor: 'system' },
          { action: 'mail_requested', actor: 'admin' },
        ],
        mails: [
          { state: 'sent', requestedBy: 'system', attempts: 1, triedAt: expect.any(String), lastError: null },
          { state: 'sent', requestedBy: 'admin', attempts: 1, triedAt: expect.any(String), lastError: null },
        ],
      }),
    );
    const mails = stack.mails.of(visitor);
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
    expect(await Promise.all(mails.map(async (mail) => (await mail.parse()).subject))).toEqual([
      expect.not.stringContaining('Wiederholung'),
      expect.stringMatching(/^Kontakt: .* \(Wiederholung\)$/),
    ]);
  });

  test('a first mail that failed for good is sent, and no failed job is left of it', async (stack) => {
    stack.mails.refuse(/./, 550, 1);
    const visitor = aVisitor();
    await api.client.contact(contactEnquiry(visitor)).expect(201);
    const lead = await eventually(() => stack.records.leadOf(visitor));
    await eventually(async () => {
      expect((await history(lead.id)).mails).toMatchObject([
        { state: 'failed', lastError: 'Der Mailserver hat das Mail abgelehnt (550).' },
      ]);
      expect(await stack.queues.failed('lead-mail')).toHaveLength(1);
    });
    expect(await resend(lead.id)).toMatchObject({ state: 'pending', attempts: 0 });
    await stack.mails.next(visitor);
    await eventually(async () =>
      expect((await history(lead.id)).mails).toMatchObject([{ state: 'sent', attempts: 1, lastError: null }]),
    );
    expect(stack.mails.of(visitor)).toHaveLength(1);
    expect(await stack.queues.failed('lead-mail')).toEqual([]);
  });

  if (engine === 'redis') {
    test('what was asked for while the queue is away comes when it is back', async (stack) => {
      const visitor = aVisitor();
      await api.client.contact(contactEnquiry(visitor)).expect(201);
      const lead = await expectLeadAndMail(stack, visitor);
      await eventually(async () => expect((await history(lead.id)).mails).toMatchObject([{ state: 'sent' }]));
      stack.parts.redis?.gate.cut();
      expect(await resend(lead.id)).toMatchObject({ state: 'pending' });
      stack.openGates();
      await eventually(() => expect(stack.mails.of(visitor)).toHaveLength(2), RELAY_PATIENCE);
    });
  }
});

describe.each(ENGINES)('mails to a visitor, queue in %s', (engine) => {
  const context = useStack(engine);
  const { test } = context;
  let api: Api;
  let cookie: string;

  beforeAll(async () => {
    const variables = { VISITOR_CONFIRMATION: 'on' };
    [api] = await Promise.all([
      context.stack.startApi(),
      context.stack.startWorker({ variables }),
      context.stack.startWorker({ variables }),
    ]);
    cookie = await signIn(api);
  });

  const history = async (leadId: string): Promise<LeadHistory> =>
    (await api.client.get(`/api/leads/${leadId}/history`).set('Cookie', cookie).expect(200)).body;

  test('an enquiry is confirmed, once a day to an address, and an answer goes out once, in the same thread', async (stack) => {
    const visitor = aVisitor();
    for (const message of ['Die erste Anfrage', 'Die zweite Anfrage']) {
      await api.client.contact({ ...contactEnquiry(visitor), message }).expect(201);
    }
    const [first, second] = await eventually(async () => {
      const leads = await stack.records.leadsOf(visitor);
      expect(leads).toHaveLength(2);
      return leads.map(({ id }) => id);
    });
    const confirmed = await eventually(async () => {
      const mails = [...(await history(first as string)).mails, ...(await history(second as string)).mails];
      expect(mails.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
      return mails.filter(({ kind }) => kind === 'confirmation');
    });
    expect(confirmed).toHaveLength(1);

    const { reference } = await history(first as string);
    const reply = { to: visitor.email, subject: 'Terminvorschlag', text: 'Guten Tag\n\nMontag?', followUp: null };
    const body = { id: randomUUID(), ...reply };
    const send = () =>
      api.client.send('post', `/api/leads/${first}/replies`).set('Cookie', cookie).send(body).expect(201);
    await Promise.all([send(), send()]);
    await eventually(async () =>
      expect((await history(first as string)).mails.at(-1)).toMatchObject({
        id: body.id,
        kind: 'reply',
        state: 'sent',
      }),
    );
    const mails = stack.mails.to(visitor);
    expect(mails).toHaveLength(2);
    const answer = await mails.at(-1)?.parse();
    expect(answer).toMatchObject({ subject: 'Terminvorschlag', replyTo: { value: [{ address: STAFF_ADDRESS }] } });
    expect(answer?.messageId).toMatch(new RegExp(`^<${reference}\\.${body.id}@`));
    expect(answer?.references).toMatch(new RegExp(`^<${reference}@`));
    expect(answer?.text).toMatch(
      /^Guten Tag\n\nMontag\?\nFahrzeugpflege Roggwil\n[\s\S]*\n> Die (erste|zweite) Anfrage/,
    );
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectLeadAndMail } from '../support/expectations.js';
import { ENGINES } from '../support/parts.js';
import { signIn } from '../support/sign-in.js';
import type { Api, Stack } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import { aVisitor, contactEnquiry, promoEnquiry, type Visitor } from '../support/visitor.js';

const STAFF = { username: 'berta', password: 'nur-für-diesen-Test-2' };

describe.each(ENGINES)('suspected spam that staff release, queue in %s', (engine) => {
  const context = useStack(engine);
  const { test } = context;
  let api: Api;
  let cookie: string;

  beforeAll(async () => {
    const variables = { ADMIN_USERNAME: STAFF.username, ADMIN_PASSWORD: STAFF.password };
    [api] = await Promise.all([context.stack.startApi({ variables }), context.stack.startWorker()]);
    cookie = await signIn(api, STAFF);
  });

  const release = (id: string) => api.client.send('post', `/api/spam/${id}/release`).set('cookie', cookie);

  test('becomes one lead and one mail, however often it is released', async (stack) => {
    const visitor = aVisitor();
    const id = await suspect({ ...promoEnquiry(visitor), honey: 'x' });
    const answers = await Promise.all([release(id), release(id), release(id)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const lead = await expectLeadAndMail(stack, visitor);
    await release(id).expect(202);
    await overtakeNothing(stack);
    expect(await stack.records.leadOf(visitor)).toMatchObject({
      submissionId: id,
      status: 'pending',
      formType: 'promo',
      vehicleMake: 'Hymer',
      receivedAt: lead.receivedAt,
    });
    expect(stack.mails.of(visitor)).toHaveLength(1);
    expect((await stack.records.submission(id)).state).toBe('done');
  });

  test('says in the history of its lead who released it; another lead says nothing of the kind', async (stack) => {
    const [suspected, sound] = [aVisitor(), aVisitor()];
    await release(await suspect({ ...contactEnquiry(suspected), honey: 'x' })).expect(202);
    await api.client.contact(contactEnquiry(sound)).expect(201);
    expect(await historyOf(stack, suspected)).toEqual([
      { actor: 'system', action: 'received' },
      { actor: STAFF.username, action: 'released' },
    ]);
    expect(await historyOf(stack, sound)).toEqual([{ actor: 'system', action: 'received' }]);
  });

  test('counts as a repeat when the visitor sends it again', async (stack) => {
    const visitor = aVisitor();
    const enquiry = { ...contactEnquiry(visitor), honey: 'x' };
    const id = await suspect(enquiry);
    await release(id).expect(202);
    await expectLeadAndMail(stack, visitor);
    await api.client.contact(enquiry, id).expect(201);
    await overtakeNothing(stack);
    expect(await stack.records.leadsOf(visitor)).toHaveLength(1);
  });

  if (engine === 'redis') {
    test('becomes a lead although the queue was away at its release: the relay brings it', async (stack) => {
      const visitor = aVisitor();
      const id = await suspect({ ...contactEnquiry(visitor), honey: 'x' });
      stack.parts.redis?.gate.cut();
      await release(id).expect(202);
      expect((await stack.records.submission(id)).state).toBe('waiting');
      stack.openGates();
      await expectLeadAndMail(stack, visitor);
      expect(stack.mails.of(visitor)).toHaveLength(1);
    });
  }

  async function suspect(enquiry: object): Promise<string> {
    const id = randomUUID();
    await api.client.contact(enquiry, id).expect(201);
    return id;
  }

  /** Whoever comes later is through: what was sent before had its turn. */
  async function overtakeNothing(stack: Stack): Promise<void> {
    const later = aVisitor();
    await api.client.contact(contactEnquiry(later)).expect(201);
    await expectLeadAndMail(stack, later);
  }
});

async function historyOf({ records }: Stack, visitor: Visitor) {
  const { id } = await eventually(() => records.leadOf(visitor));
  return records.query('SELECT actor, action FROM audit_entry WHERE lead_id = $1 ORDER BY id', [id]);
}

import type { LeadHistory } from '@fahrzeugpflege/contracts';
import { beforeAll, describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { Operator } from '../support/operator.js';
import { ENGINES } from '../support/parts.js';
import type { Api, Stack } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import { aVisitor, contactEnquiry } from '../support/visitor.js';
import { IS_FULL } from './support/attack.js';

/** The short form asks the same of a limit that is over sooner; milliseconds. */
const PATIENCE_WITH_SERVER = IS_FULL ? 30_000 : 2_000;

/** After this a hung mail counts as held too long: the limit, the note of it, and slow cores. Milliseconds. */
const HELD_TOO_LONG = PATIENCE_WITH_SERVER + 20_000;

describe.each(IS_FULL ? ENGINES : ['postgres' as const])('a mail server that makes trouble, queue in %s', (engine) => {
  const context = useStack(engine);
  const { test } = context;
  let api: Api;
  let operator: Operator;

  beforeAll(async () => {
    const { stack } = context;
    const smtp = stack.parts.smtp.gatedUrl;
    const variables = IS_FULL ? {} : { SMTP_URL: `${smtp}?socketTimeout=${PATIENCE_WITH_SERVER}` };
    [api] = await Promise.all([stack.startApi(), stack.startWorker({ variables })]);
    operator = await Operator.signIn(api);
  });

  const mailsOf = async (leadId: string) => {
    const { body } = await operator.call('get', `/api/leads/${leadId}/history`).expect(200);
    return (body as LeadHistory).mails;
  };
  const resend = (leadId: string) => operator.call('post', `/api/leads/${leadId}/mails`).expect(202);

  async function enquire({ records }: Stack) {
    const visitor = aVisitor();
    await api.client.contact(contactEnquiry(visitor)).expect(201);
    return { visitor, lead: await eventually(() => records.leadOf(visitor)) };
  }

  const refusals = {
    recipients: ({ mails }: Stack) => mails.refuse(/./, 554, 1),
    content: ({ mails }: Stack) => mails.refuseContent(554),
  };
  for (const [refused, refuse] of Object.entries(refusals)) {
    test(`that refuses the ${refused} for good (554) is shown, and the mail can be sent again`, async (stack) => {
      refuse(stack);
      const { visitor, lead } = await enquire(stack);
      const reason = 'Der Mailserver hat das Mail abgelehnt (554).';
      await eventually(async () =>
        expect(await mailsOf(lead.id)).toMatchObject([{ state: 'failed', attempts: 1, lastError: reason }]),
      );
      expect((await operator.state()).unsentMails).toMatchObject([{ state: 'failed', mails: 1, reason }]);
      await resend(lead.id);
      await stack.mails.next(visitor);
      await eventually(async () => expect(await mailsOf(lead.id)).toMatchObject([{ state: 'sent', lastError: null }]));
      expect((await operator.state()).unsentMails).toEqual([]);
      await eventually(async () => expect((await operator.failed('lead-mail')).total).toBe(0));
    });
  }

  test('that takes a mail and says nothing holds it no longer than it should, is shown, and the mail can be sent again', async (stack) => {
    stack.mails.hold();
    const { visitor, lead } = await enquire(stack);
    await stack.mails.holding();
    const since = performance.now();
    expect(await mailsOf(lead.id)).toMatchObject([{ state: 'pending', attempts: 1, lastError: null }]);
    const lastError = 'Der Mailserver hat nicht rechtzeitig geantwortet.';
    await eventually(
      async () => expect(await mailsOf(lead.id)).toMatchObject([{ state: 'pending', lastError }]),
      HELD_TOO_LONG,
    );
    if (IS_FULL) console.info(`held for ${Math.round(performance.now() - since)} ms`);
    stack.mails.release();
    await resend(lead.id);
    await eventually(async () => expect(await mailsOf(lead.id)).toMatchObject([{ state: 'sent', lastError: null }]));
    // It was taken at each try without an acknowledgement: at least once, always as the same mail.
    const sent = stack.mails.of(visitor).map(({ messageId }) => messageId);
    expect(new Set(sent).size).toBe(1);
  });
});

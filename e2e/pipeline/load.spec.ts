import { describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { sendMany } from '../support/load.js';
import { ENGINES } from '../support/parts.js';
import type { Stack } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import { contactEnquiry, promoEnquiry, vehicleEnquiry } from '../support/visitor.js';

const SUBMISSIONS = 4_000;
const PARALLEL = 50;
const PATIENCE = 180_000;

const enquiries = [contactEnquiry, promoEnquiry, vehicleEnquiry];

describe.each(ENGINES)('load, queue in %s', (engine) => {
  const { test } = useStack(engine);

  test(
    '4,000 submissions, 50 in parallel, make 4,000 leads and 4,000 mails, none twice',
    async (stack) => {
      const variables = straightVariables(stack);
      const [api] = await Promise.all([stack.startApi({ variables }), stack.startWorker({ variables })]);
      const bodies = Array.from({ length: SUBMISSIONS }, (_, index) => enquiries[index % enquiries.length]?.() ?? {});
      const start = Date.now();
      const { statuses, acceptedIds, seconds } = await sendMany(api.client.url, bodies, PARALLEL);
      expect(Object.fromEntries(statuses)).toEqual({ 201: SUBMISSIONS });
      expect(new Set(acceptedIds).size).toBe(SUBMISSIONS);

      await eventually(async () => expect(await stack.records.countLeads()).toBe(SUBMISSIONS), PATIENCE);
      const leadSeconds = (Date.now() - start) / 1_000;
      await eventually(async () => expect(await stack.records.countDeliveries('sent')).toBe(SUBMISSIONS), PATIENCE);
      const mailSeconds = (Date.now() - start) / 1_000;

      const leads = await stack.records.query<{ id: string }>('SELECT submission_id AS id FROM lead');
      expect(leads.map(({ id }) => id).sort()).toEqual([...acceptedIds].sort());
      expect(stack.mails.mails).toHaveLength(SUBMISSIONS);
      expect(stack.mails.repeated()).toEqual([]);
      const rates = { accepted: seconds, leads: leadSeconds, mails: mailSeconds };
      const shown = Object.entries(rates).map(([what, took]) => `${what} ${Math.round(SUBMISSIONS / took)}/s`);
      process.stdout.write(`Queue in ${engine}: ${shown.join(', ')}\n`);
    },
    2 * PATIENCE,
  );
});

/** Past the gates, which would cost more than what is measured. */
function straightVariables({ parts }: Stack): Record<string, string> {
  return {
    DATABASE_URL: parts.postgres.url,
    SMTP_URL: parts.smtp.url,
    LOG_LEVEL: 'info',
    ...(parts.redis ? { REDIS_URL: parts.redis.url } : {}),
  };
}

import { describe, expect, test } from '@jest/globals';
import { type Account, audit, type Evidence } from './audit.js';
import { type Fault, WITHOUT_DATABASE } from './fault.js';
import type { Attempt } from './ledger.js';

const FAULT: Fault = { name: 'a fault', harm: () => undefined };

const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  fault: FAULT.name,
  wayIn: 'json',
  email: 'anna@example.ch',
  id: 'A',
  outcome: 'acknowledged',
  status: 201,
  at: 1_000,
  ...changes,
});
const refused = attempt({ outcome: 'refused', status: 503 });
const LEAD = { email: 'anna@example.ch', submissionId: 'A' };
const MAIL = { email: 'anna@example.ch', messageId: '<1>', receivedAt: 1_250 };
const NOTHING: Evidence = { leads: [], mails: [] };
const WHOLE: Evidence = { leads: [LEAD], mails: [MAIL] };

const auditOf = (attempts: Attempt[], evidence: Evidence, promises: Partial<Fault> = {}): Account =>
  audit({ ...FAULT, ...promises }, 'postgres', attempts, evidence);

describe('an audit', () => {
  test('finds nothing wrong where each acknowledged enquiry has one lead and its mail', () => {
    expect(auditOf([attempt()], WHOLE)).toEqual({
      sent: 1,
      acknowledged: 1,
      refused: 0,
      unanswered: 0,
      leads: 1,
      doubled: 0,
      lost: 0,
      mails: 1,
      longestDelay: 250,
      broken: [],
    });
  });

  test.each<[string, Attempt[], Evidence, Partial<Fault>]>([
    ['a lead that is missing', [attempt()], { ...WHOLE, leads: [] }, {}],
    ['a mail that is missing', [attempt()], { ...WHOLE, mails: [] }, {}],
    ['a second lead', [attempt()], { ...WHOLE, leads: [LEAD, { ...LEAD, submissionId: 'B' }] }, {}],
    ['a lead under another id', [attempt()], { ...WHOLE, leads: [{ ...LEAD, submissionId: 'B' }] }, {}],
    ['a lead that nobody sent', [], { ...WHOLE, mails: [] }, {}],
    ['a mail that came twice', [attempt()], { ...WHOLE, mails: [MAIL, MAIL] }, {}],
    [
      'a second mail with another Message-ID',
      [attempt()],
      { ...WHOLE, mails: [MAIL, { ...MAIL, messageId: '<2>' }] },
      { repeatsMails: true },
    ],
    ['a refusal that was not foreseen', [refused], NOTHING, {}],
    ['a refusal in another way than by 503', [{ ...refused, status: 500 }], NOTHING, { refuses: WITHOUT_DATABASE }],
    ['a fault of the chat', [{ ...refused, wayIn: 'chat', status: 500 }], NOTHING, { refuses: WITHOUT_DATABASE }],
    ['an answer that never came', [attempt({ outcome: 'unanswered' })], NOTHING, {}],
  ])('finds %s', (_, attempts, evidence, promises) => {
    expect(auditOf(attempts, evidence, promises).broken).toHaveLength(1);
  });

  test.each<[string, Attempt[], Evidence, Partial<Fault>]>([
    ['a refusal, and whether it became a lead', [refused], WHOLE, { refuses: WITHOUT_DATABASE }],
    ['a request without an answer', [attempt({ outcome: 'unanswered' })], WHOLE, { breaksConnections: true }],
    ['the same mail twice', [attempt()], { ...WHOLE, mails: [MAIL, MAIL] }, { repeatsMails: true }],
  ])('lets pass what a fault is allowed: %s', (_, attempts, evidence, promises) => {
    expect(auditOf(attempts, evidence, promises).broken).toEqual([]);
  });
});

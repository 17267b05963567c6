import type { PipelineState } from '@fahrzeugpflege/contracts';
import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { formatDuration, LeadWay } from './lead-way.tsx';

const at = '2026-11-21T22:00:00.000Z';
const balance = {
  received: 4,
  leads: 4,
  suspectedSpam: 0,
  waiting: 0,
  failed: 0,
  missing: 0,
  mailsSent: 4,
  mailsOpen: 0,
};
const state: PipelineState = {
  at,
  engine: { kind: 'redis', fault: null },
  queues: [],
  submissions: { overdue: 0, oldestOverdueAt: null, failed: 0, oldestFailedAt: null },
  unsentMails: [],
  workers: [],
  balance: { since: at, ...balance },
};
const failed = (mails: number) => ({ state: 'failed' as const, reason: null, mails, oldestAt: at, nextTryAt: null });

const noteAt = (station: string, part: Partial<PipelineState>) => {
  const { container } = render(<LeadWay state={{ ...state, ...part }} />);
  return container.querySelector(`[data-station="${station}"] .text-xs`)?.textContent;
};

it.each<[string, number, Partial<PipelineState>]>([
  ['keine offen', 0, {}],
  ['keine offen', 0, { unsentMails: null }],
  ['1 anderes offen', 0, { unsentMails: [failed(1)] }],
  ['3 andere offen', 0, { unsentMails: [failed(1), failed(2)] }],
  ['2 noch offen', 2, { unsentMails: [failed(3)] }],
])('says «%s» of the mails where %i of the last 24 hours are open, and %j', (expected, mailsOpen, part) => {
  expect(noteAt('Mails gesendet', { balance: { since: at, ...balance, mailsOpen }, ...part })).toBe(expected);
});

it.each<[string, number, Partial<PipelineState['submissions']>]>([
  ['alle angelegt', 0, {}],
  ['2 frühere offen', 0, { failed: 1, overdue: 1 }],
  ['1 noch offen', 1, { failed: 3 }],
])('says «%s» of the leads where %i of the last 24 hours are open, and %j', (expected, waiting, part) => {
  const submissions = { overdue: 0, oldestOverdueAt: null, failed: 0, oldestFailedAt: null, ...part };
  expect(noteAt('Leads', { balance: { since: at, ...balance, waiting }, submissions })).toBe(expected);
});

it.each([
  [0, '0 Sekunden'],
  [1, '1 Sekunde'],
  [59.9, '59 Sekunden'],
  [60, '1 Minute'],
  [7_199, '1 Stunde'],
  [172_800, '2 Tage'],
])('%p seconds are %p', (seconds, expected) => {
  expect(formatDuration(seconds)).toBe(expected);
});

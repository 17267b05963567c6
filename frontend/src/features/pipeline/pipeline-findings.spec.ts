import type { PipelineState, UnsentMailGroup } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { findingsOf } from './pipeline-findings.ts';

const now = new Date('2026-11-21T22:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const worker = {
  id: '0192f0c1-2345-7abc-8def-0123456789ab',
  host: 'web',
  pid: 7,
  version: '1.0.0',
  startedAt: ago(600),
  seenAt: ago(0),
  isAlive: true,
  isWorking: true,
};
const empty = { waiting: 0, delayed: 0, active: 0, failed: 0, oldestWaitingSeconds: null };
const balance = {
  since: ago(1440),
  received: 5,
  leads: 4,
  suspectedSpam: 1,
  waiting: 0,
  failed: 0,
  missing: 0,
  mailsSent: 4,
  mailsOpen: 0,
};
const fine: PipelineState = {
  at: now.toISOString(),
  engine: { kind: 'redis', fault: null },
  queues: [
    { queue: 'lead-received', depth: empty },
    { queue: 'lead-mail', depth: empty },
  ],
  submissions: { overdue: 0, oldestOverdueAt: null, failed: 0, oldestFailedAt: null },
  unsentMails: [],
  workers: [worker],
  balance,
};
const mails = (group: Partial<UnsentMailGroup>): UnsentMailGroup => ({
  state: 'failed',
  reason: 'Abgelehnt.',
  mails: 1,
  oldestAt: ago(5),
  nextTryAt: null,
  ...group,
});
const withFailedJobs = (received: number, mail: number): PipelineState['queues'] => [
  { queue: 'lead-received', depth: { ...empty, failed: received } },
  { queue: 'lead-mail', depth: { ...empty, failed: mail } },
];

describe('what is the matter with the pipeline', () => {
  it('counts as the whole area does', () => {
    const [finding] = findingsOf({ ...fine, unsentMails: [mails({ mails: 1816 })] }, now);
    expect(finding?.text).toBe("1'816 Mails konnten nicht gesendet werden.");
  });

  it('is nothing when everything runs, also with a worker that is gone beside one that lives', () => {
    expect(findingsOf(fine, now)).toEqual([]);
    expect(findingsOf({ ...fine, workers: [{ ...worker, isAlive: false }, worker] }, now)).toEqual([]);
  });

  it.each<[string, Partial<PipelineState>, string, string]>([
    [
      'a queue that is away',
      { engine: { kind: 'redis', fault: 'Die Warteschlange (Redis) antwortet nicht.' } },
      'stuck',
      'Die Warteschlange (Redis) antwortet nicht.',
    ],
    ['no worker', { workers: [] }, 'stuck', 'Kein Worker läuft.'],
    ['a silent worker alone', { workers: [{ ...worker, isAlive: false }] }, 'stuck', 'Kein Worker läuft.'],
    [
      'a worker without a queue',
      { workers: [{ ...worker, isWorking: false }] },
      'late',
      'Der Worker nimmt noch keine Aufträge an.',
    ],
    [
      'a submission that failed',
      { submissions: { overdue: 0, oldestOverdueAt: null, failed: 1, oldestFailedAt: ago(120) } },
      'stuck',
      '1 Anfrage konnte nicht zu einem Lead werden.',
    ],
    [
      'submissions that wait',
      { submissions: { overdue: 2, oldestOverdueAt: ago(3), failed: 0, oldestFailedAt: null } },
      'late',
      '2 Anfragen warten länger als üblich auf ihren Lead.',
    ],
    ['mails that failed', { unsentMails: [mails({ mails: 3 })] }, 'stuck', '3 Mails konnten nicht gesendet werden.'],
    [
      'a mail that is tried again',
      { unsentMails: [mails({ state: 'overdue' })] },
      'late',
      '1 Mail wartet auf den nächsten Versuch.',
    ],
    ['a failed job that stands for nothing', { queues: withFailedJobs(1, 0) }, 'stuck', '1 Auftrag ist gescheitert.'],
    [
      'a balance that does not add up',
      { balance: { ...balance, missing: 2 } },
      'stuck',
      'Die Bilanz geht nicht auf: 2 Anfragen sind weder Lead noch Spamverdacht.',
    ],
    ['a slow database', { balance: null }, 'unknown', 'Die Datenbank antwortet zu langsam: Ein Teil der Zahlen fehlt.'],
  ])('shows %s', (_, part, tone, text) => {
    expect(findingsOf({ ...fine, ...part }, now)).toMatchObject([{ tone, text }]);
  });

  it('is shown once: the failed job of a mail that is listed already is no finding of its own', () => {
    const findings = findingsOf({ ...fine, unsentMails: [mails({})], queues: withFailedJobs(0, 1) }, now);
    expect(findings).toMatchObject([{ text: '1 Mail konnte nicht gesendet werden.', retry: 'mails' }]);
  });

  it('comes with reasons, counted where there are several, and with the next try', () => {
    const groups = [
      mails({ state: 'overdue', mails: 2, reason: 'Nicht erreichbar.', nextTryAt: ago(-15) }),
      mails({ state: 'overdue', mails: 1, reason: null }),
    ];
    expect(findingsOf({ ...fine, unsentMails: groups }, now)[0]?.advice).toBe(
      '2× Nicht erreichbar. 1× Noch kein Versuch. Der nächste Versuch ist in 15 Minuten.',
    );
  });

  it('has what needs a person first', () => {
    const submissions = { overdue: 1, oldestOverdueAt: ago(1), failed: 0, oldestFailedAt: null };
    const tones = findingsOf({ ...fine, submissions, balance: null, unsentMails: [mails({})] }, now);
    expect(tones.map(({ tone }) => tone)).toEqual(['stuck', 'unknown', 'late']);
  });
});

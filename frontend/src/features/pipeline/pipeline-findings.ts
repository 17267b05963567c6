import type { PipelineState, UnsentMailGroup } from '@fahrzeugpflege/contracts';
import { formatAge, formatCount } from '#lib/format.ts';

/** Something that an operator should know, the gravest first. */
export interface Finding {
  /** `stuck` needs a person, `late` recovers by itself, `unknown` could not be asked. */
  readonly tone: 'stuck' | 'late' | 'unknown';
  /** What is the matter, one sentence. */
  readonly text: string;
  /** What follows from it, or what to do. */
  readonly advice?: string;
  /** What «Erneut versuchen» beside it tries again. */
  readonly retry?: 'submissions' | 'mails';
}

const TONES: readonly Finding['tone'][] = ['stuck', 'unknown', 'late'];

/**
 * What is the matter with the pipeline; empty when everything runs.
 *
 * @param now of the ages in its sentences
 */
export function findingsOf(state: PipelineState, now: Date): Finding[] {
  const found = [
    ...engineFindings(state),
    ...workerFindings(state),
    ...submissionFindings(state, now),
    ...mailFindings(state, now),
    ...jobFindings(state),
    ...balanceFindings(state),
    ...unknownFindings(state),
  ];
  return found.sort((a, b) => TONES.indexOf(a.tone) - TONES.indexOf(b.tone));
}

function engineFindings({ engine: { kind, fault } }: PipelineState): Finding[] {
  if (fault === null) return [];
  const advice =
    kind === 'redis'
      ? 'Neue Anfragen liegen sicher in der Datenbank. Leads und Mails folgen von selbst, sobald Redis in Ordnung ist.'
      : 'Solange die Datenbank fehlt, nimmt die Website keine Anfragen an und zeigt die Telefonnummer.';
  return [{ tone: 'stuck', text: fault, advice }];
}

function workerFindings({ workers, engine }: PipelineState): Finding[] {
  if (workers === null) return [];
  const alive = workers.filter(({ isAlive }) => isAlive);
  if (alive.length === 0) {
    const advice =
      'Anfragen sind gespeichert, aber niemand macht Leads und Mails daraus. Bitte starten Sie den Worker.';
    return [{ tone: 'stuck', text: 'Kein Worker läuft.', advice }];
  }
  if (engine.fault !== null || alive.some(({ isWorking }) => isWorking)) return [];
  return [{ tone: 'late', text: 'Der Worker nimmt noch keine Aufträge an.', advice: 'Das dauert sonst nur Sekunden.' }];
}

function submissionFindings({ submissions }: PipelineState, now: Date): Finding[] {
  const findings: Finding[] = [];
  if (submissions?.failed) {
    findings.push({
      tone: 'stuck',
      text: `${counted(submissions.failed, 'Anfrage konnte', 'Anfragen konnten')} nicht zu ${submissions.failed === 1 ? 'einem Lead' : 'Leads'} werden.`,
      advice: `Die Worte der Besucher sind gespeichert. ${since(submissions.oldestFailedAt, now)}`,
      retry: 'submissions',
    });
  }
  if (submissions?.overdue) {
    findings.push({
      tone: 'late',
      text: `${counted(submissions.overdue, 'Anfrage wartet', 'Anfragen warten')} länger als üblich auf ihren Lead.`,
      advice: `Sie werden von selbst erneut versucht. ${since(submissions.oldestOverdueAt, now)}`,
    });
  }
  return findings;
}

function mailFindings({ unsentMails }: PipelineState, now: Date): Finding[] {
  const groups = (wanted: UnsentMailGroup['state']) => (unsentMails ?? []).filter(({ state }) => state === wanted);
  const findings: Finding[] = [];
  const [failed, overdue] = [groups('failed'), groups('overdue')];
  if (failed.length > 0) {
    const text = `${counted(total(failed), 'Mail konnte', 'Mails konnten')} nicht gesendet werden.`;
    findings.push({ tone: 'stuck', text, advice: reasonsOf(failed), retry: 'mails' });
  }
  if (overdue.length > 0) {
    const text = `${counted(total(overdue), 'Mail wartet', 'Mails warten')} auf den nächsten Versuch.`;
    const next = overdue.flatMap(({ nextTryAt }) => nextTryAt ?? []).sort()[0];
    const advice = [reasonsOf(overdue), next && `Der nächste Versuch ist ${soon(next, now)}.`];
    // The button beside the failed ones sends these too.
    const retry = failed.length === 0 && ({ retry: 'mails' } as const);
    findings.push({ tone: 'late', text, advice: advice.filter(Boolean).join(' '), ...retry });
  }
  return findings;
}

/** Failed jobs that no failed submission or mail stands for, as one whose content can't be read. */
function jobFindings({ queues, submissions, unsentMails }: PipelineState): Finding[] {
  const failedMails = total((unsentMails ?? []).filter(({ state }) => state === 'failed'));
  const covered = { 'lead-received': submissions?.failed ?? 0, 'lead-mail': failedMails, housekeeping: 0 };
  const failed = queues.reduce((sum, { queue, depth }) => sum + Math.max(0, (depth?.failed ?? 0) - covered[queue]), 0);
  if (failed === 0) return [];
  const text = `${counted(failed, 'Auftrag ist', 'Aufträge sind')} gescheitert.`;
  return [{ tone: 'stuck', text, advice: 'Die Gründe stehen unten bei den gescheiterten Aufträgen.' }];
}

function balanceFindings({ balance }: PipelineState): Finding[] {
  if (!balance?.missing) return [];
  const text = `Die Bilanz geht nicht auf: ${counted(balance.missing, 'Anfrage ist', 'Anfragen sind')} weder Lead noch Spamverdacht.`;
  return [{ tone: 'stuck', text, advice: 'Wurde ein Lead von Hand gelöscht, ist das der Grund.' }];
}

function unknownFindings({ engine, queues, ...parts }: PipelineState): Finding[] {
  const findings: Finding[] = [];
  if (engine.fault === null && queues.some(({ depth }) => depth === null)) {
    findings.push({ tone: 'unknown', text: 'Die Warteschlange sagt gerade nicht, wie voll sie ist.' });
  }
  if ([parts.submissions, parts.unsentMails, parts.workers, parts.balance].includes(null)) {
    findings.push({ tone: 'unknown', text: 'Die Datenbank antwortet zu langsam: Ein Teil der Zahlen fehlt.' });
  }
  return findings;
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;
}

function total(groups: readonly UnsentMailGroup[]): number {
  return groups.reduce((sum, { mails }) => sum + mails, 0);
}

function since(oldest: string | null, now: Date): string {
  return oldest ? `Die älteste kam ${formatAge(oldest, now)}.` : '';
}

const MINUTE = 60_000;

/** A moment to come: «in 5 Minuten». */
function soon(iso: string, now: Date): string {
  return Date.parse(iso) - now.getTime() < MINUTE ? 'gleich' : formatAge(iso, now);
}

/** One reason stands alone; of several each has its count. */
function reasonsOf(groups: readonly UnsentMailGroup[]): string {
  const [first, ...others] = groups;
  if (others.length === 0) return first?.reason ?? 'Noch ist kein Versuch gescheitert.';
  return groups.map(({ mails, reason }) => `${formatCount(mails)}× ${reason ?? 'Noch kein Versuch.'}`).join(' ');
}

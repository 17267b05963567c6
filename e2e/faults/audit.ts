import type { Engine } from '../support/parts.js';
import type { Attempt, WayIn } from './ledger.js';

/**
 * What a fault may do to visitors and staff. In any case each acknowledged enquiry becomes one lead and at least one mail, no
 * lead is made up, and no process ends by itself.
 */
export interface Promises {
  /** Of the fault. */
  readonly name: string;
  /** By engine, the ways in on which visitors may be told meanwhile that nothing can be taken. */
  readonly refuses?: Partial<Record<Engine, readonly WayIn[]>>;
  /** Requests may get no answer at all. */
  readonly breaksConnections?: boolean;
  /** A mail may come twice, with the same `Message-ID`. */
  readonly repeatsMails?: boolean;
}

/** What was found afterwards, of all that was ever sent to a stack. */
export interface Evidence {
  readonly leads: readonly { readonly email: string; readonly submissionId: string }[];
  readonly mails: readonly { readonly email: string; readonly messageId: string; readonly receivedAt: number }[];
}

/** The account of one fault: numbers of enquiries, leads and mails, and in words what breaks a promise. */
export interface Account {
  readonly sent: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly unanswered: number;
  /** Of all visitors of the fault: beside the acknowledged also some whose answer was lost. */
  readonly leads: number;
  readonly doubled: number;
  /** Acknowledged, and no lead or no mail. */
  readonly lost: number;
  readonly mails: number;
  /** From an acknowledgement to its first mail; milliseconds. */
  readonly longestDelay: number;
  readonly broken: readonly string[];
}

/** Compares what was sent under a fault with what has become of it. */
export function audit(fault: Promises, engine: Engine, attempts: readonly Attempt[], evidence: Evidence): Account {
  const leads = byVisitor(evidence.leads);
  const mails = byVisitor(evidence.mails);
  const own = attempts.filter((attempt) => attempt.fault === fault.name);
  const by = (outcome: Attempt['outcome']) => own.filter((attempt) => attempt.outcome === outcome);
  const [acknowledged, refused, unanswered] = [by('acknowledged'), by('refused'), by('unanswered')];
  const leadsOf = ({ email }: Attempt) => leads.get(email) ?? [];
  const mailsOf = ({ email }: Attempt) => mails.get(email) ?? [];

  const doubled = own.filter((attempt) => leadsOf(attempt).length > 1);
  const lost = acknowledged.filter((attempt) => leadsOf(attempt).length === 0 || mailsOf(attempt).length === 0);
  const known = new Set(attempts.map(({ email }) => email));
  const mayRefuse = fault.refuses?.[engine] ?? [];
  const failures: Record<string, readonly unknown[]> = {
    'acknowledged, but lost': lost,
    'with several leads': doubled,
    'with a lead under another id': acknowledged.filter(
      (attempt) =>
        attempt.id !== undefined &&
        leadsOf(attempt).length > 0 &&
        leadsOf(attempt).every(({ submissionId }) => submissionId !== attempt.id),
    ),
    'with several different mails': own.filter(
      (attempt) => new Set(mailsOf(attempt).map(({ messageId }) => messageId)).size > 1,
    ),
    'with a mail that came twice': fault.repeatsMails ? [] : own.filter((attempt) => mailsOf(attempt).length > 1),
    'refused against the promise': refused.filter(({ wayIn }) => !mayRefuse.includes(wayIn)),
    'refused in another way than by 503': refused.filter(
      // The chat may say so in a reply as well.
      ({ wayIn, status }) => status !== 503 && !(wayIn === 'chat' && status === 200),
    ),
    'without an answer': fault.breaksConnections ? [] : unanswered,
    'made up': evidence.leads.filter(({ email }) => !known.has(email)),
  };
  return {
    sent: own.length,
    acknowledged: acknowledged.length,
    refused: refused.length,
    unanswered: unanswered.length,
    leads: own.flatMap(leadsOf).length,
    doubled: doubled.length,
    lost: lost.length,
    mails: own.flatMap(mailsOf).length,
    longestDelay: Math.max(0, ...acknowledged.map((attempt) => delayOf(attempt, mailsOf(attempt)))),
    broken: Object.entries(failures).flatMap(([what, which]) => (which.length > 0 ? [say(what, which)] : [])),
  };
}

function byVisitor<T extends { readonly email: string }>(items: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(item.email, [...(groups.get(item.email) ?? []), item]);
  return groups;
}

function delayOf({ at }: Attempt, mails: Evidence['mails']): number {
  const [first] = mails.map(({ receivedAt }) => receivedAt).sort((one, other) => one - other);
  return first === undefined ? 0 : first - at;
}

const say = (what: string, which: readonly unknown[]) =>
  `${which.length} ${what}: ${JSON.stringify(which.slice(0, 3))}`;

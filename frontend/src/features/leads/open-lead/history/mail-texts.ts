import type { LeadMailState } from '@fahrzeugpflege/contracts';

const WORDS = { sent: 'gesendet', failed: 'fehlgeschlagen', pending: 'wartet' } as const satisfies Record<
  LeadMailState['state'],
  string
>;

/** The state of a mail in a word. */
export function mailStateWord({ state }: LeadMailState): string {
  return WORDS[state];
}

/** The moment that belongs to its state, ISO 8601. */
export function mailWhen({ sentAt, triedAt, requestedAt }: LeadMailState): string {
  return sentAt ?? triedAt ?? requestedAt;
}

/** Why a mail is not sent yet, in what the mail server or the network said; undefined where nothing went wrong. */
export function mailReason({ state, attempts, lastError }: LeadMailState): string | undefined {
  if (state === 'sent' || lastError === null) return undefined;
  return `${attempts === 1 ? '1 Versuch' : `${attempts} Versuche`}: ${lastError}`;
}

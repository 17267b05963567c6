import type { NativeFormId } from '@fahrzeugpflege/contracts';
import { callApi } from '#lib/api-client.ts';
import { randomUuid, textHash } from '#lib/ids.ts';
import { readSession, removeSession, writeSession } from '#lib/session-store.ts';
import { endsAfter } from '#lib/time-limit.ts';
import { sendingName } from './draft-store.ts';

/** Milliseconds after which an answer is not waited for any longer; a retry under the same key doubles nothing. */
const PATIENCE = 60_000;

/** A JSON request of `POST /api/contact`. */
export type ContactRequest = Readonly<Record<string, string>>;

/**
 * Sends an enquiry. Sending the same request under the same key again makes no second lead.
 *
 * @throws ApiError when the API refuses it, TypeError or DOMException when there is no answer
 */
export async function submitLead(request: ContactRequest, idempotencyKey: string): Promise<void> {
  await callApi('/api/contact', {
    method: 'POST',
    body: request,
    headers: { 'idempotency-key': idempotencyKey },
    signal: endsAfter(PATIENCE),
  });
}

interface Sending {
  readonly key: string;
  /** Shows whether the words are still the same, without keeping them a second time. */
  readonly wordsHash: string;
}

/**
 * The id of what a visitor is sending: the same words keep it through every retry, also after a reload,
 * so that a lost answer never makes two leads; other words are another submission, since the server refuses one id for
 * two texts.
 */
export class IdempotencyKey {
  private sent: Sending | undefined;

  constructor(private readonly form: NativeFormId) {}

  /** The key for this request. */
  keyFor(request: ContactRequest): string {
    const wordsHash = textHash(JSON.stringify(request));
    const before = this.sent ?? readSending(this.form);
    this.sent = before?.wordsHash === wordsHash ? before : { key: randomUuid(), wordsHash };
    // What only robots fill in is never kept.
    if (!request['honey']) writeSession(sendingName(this.form), this.sent);
    return this.sent.key;
  }

  /** To be called once the words were accepted: the next submission is a new one. */
  renew(): void {
    // Other words may be on their way from the form that stands there now.
    if (readSending(this.form)?.key === this.sent?.key) removeSession(sendingName(this.form));
    this.sent = undefined;
  }
}

function readSending(form: NativeFormId): Sending | undefined {
  const kept = readSession(sendingName(form));
  if (typeof kept !== 'object' || kept === null || !('key' in kept) || !('wordsHash' in kept)) return undefined;
  const { key, wordsHash } = kept;
  return typeof key === 'string' && typeof wordsHash === 'string' ? { key, wordsHash } : undefined;
}

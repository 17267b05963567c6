import { createHash } from 'node:crypto';
import type { SubmissionWords } from '@fahrzeugpflege/contracts';
import { REPEAT_MINUTES } from '@fahrzeugpflege/infra/database';

/** A UUID of version 8 (RFC 9562, «vendor-specific») from the hash of a text. */
export function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Milliseconds. */
const REPEAT_PERIOD = REPEAT_MINUTES * 60_000;

/** SHA-256 of the words, hex, whatever the order of their keys. */
export function fingerprint(words: SubmissionWords): string {
  const ordered = Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex');
}

/**
 * The id of a submission that brought none of its own (native form): made from the address, the words and the running
 * ten minutes, so that repeats meet in the database even when they arrive at once. `previousId` is what it would have
 * been in the ten minutes before: the store counts that one too if it is young enough. The honeypot is no part of it: the
 * same words without it release what was suspected.
 */
export function submissionIds(address: string, words: SubmissionWords, now: Date): { id: string; previousId: string } {
  const period = Math.floor(now.getTime() / REPEAT_PERIOD);
  const seed = `${address}\n${fingerprint(words)}`;
  return { id: uuidOf(`${seed}\n${period}`), previousId: uuidOf(`${seed}\n${period - 1}`) };
}

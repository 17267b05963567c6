import { randomUuid } from '../../lib/uuid';

/**
 * The id of what a visitor is sending (decision 13): the same words keep it through every retry, so that a lost answer
 * never makes two leads; other words are another submission, since the server refuses one id for two texts.
 */
export class IdempotencyKey {
  private sent: { readonly key: string; readonly words: string } | undefined;

  /** The key for these words. */
  keyFor(words: string): string {
    if (this.sent?.words !== words) this.sent = { key: randomUuid(), words };
    return this.sent.key;
  }

  /** To be called once the words were accepted: the next submission is a new one. */
  renew(): void {
    this.sent = undefined;
  }
}

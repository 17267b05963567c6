/** Why a model gave no answer. */
export type FailureReason =
  /** Nothing was sent back, or not the protocol: the endpoint is not well. */
  | 'unreachable'
  | `http-${number}`
  | 'no-words-in-time'
  | 'not-done-in-time'
  | 'malformed'
  | 'closed-midway'
  | 'empty'
  /** It answered, but not as asked: that may be the question's doing. */
  | 'too-long'
  | 'cut-off'
  | 'refused'
  | 'called-a-tool'
  /** The process ends. */
  | 'stopped';

const NO_OUTAGE: readonly FailureReason[] = [
  'http-400',
  'http-413',
  'http-422',
  'too-long',
  'cut-off',
  'refused',
  'called-a-tool',
  'stopped',
];
const UNANSWERED: readonly string[] = ['unreachable', 'http'];

/** A question to the model that failed. Its message is the reason alone, so that it may be logged. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';

  constructor(readonly reason: FailureReason) {
    super(reason);
  }

  /** Whether other questions would fare no better. Providers also refuse a question's words with a 400. */
  get isOutage(): boolean {
    return !NO_OUTAGE.includes(this.reason);
  }

  /** Whether the endpoint refused the question, so that it took no tokens. */
  get tookNothing(): boolean {
    return UNANSWERED.includes(this.reason.split('-')[0] ?? '');
  }
}

/** Failures in a row after which the model is left alone. */
const FAILURES = 3;
/** First pause in milliseconds; each one after a failed trial is twice as long, up to the longest. */
const PAUSE = 30_000;
const LONGEST_PAUSE = 10 * 60_000;

/**
 * Keeps visitors from waiting for a model that is away: after some failures in a row it is not asked for a while, then by
 * one question alone, whose outcome decides.
 */
export class Circuit {
  private failures = 0;
  private pausedUntil = 0;
  private isOnTrial = false;

  /** Whether the model may be asked now. Whoever gets a yes reports how it went. */
  allows(now: Date): boolean {
    if (this.failures < FAILURES) return true;
    if (now.getTime() < this.pausedUntil || this.isOnTrial) return false;
    this.isOnTrial = true;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
    this.isOnTrial = false;
  }

  failed(now: Date): void {
    this.failures += 1;
    this.isOnTrial = false;
    const pauses = Math.max(0, this.failures - FAILURES);
    this.pausedUntil = now.getTime() + Math.min(LONGEST_PAUSE, PAUSE * 2 ** pauses);
  }
}

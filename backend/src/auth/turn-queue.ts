import { RateLimited } from '../problem/business-error.js';

/** Within this time those who wait have had their turn; seconds. */
const RETRY_AFTER = 20;

interface Waiting {
  readonly suspicion: number;
  readonly begin: () => void;
  readonly refuse: (reason: Error) => void;
}

/**
 * Bounds what sign-ins do at once: a flood of them would take every core, thread and connection from enquiries and from
 * staff at work. The least suspicious goes first, among equals the first that came; the most suspicious leaves a full queue.
 */
export class TurnQueue {
  private readonly waiting: Waiting[] = [];
  private running = 0;

  constructor(private readonly bounds: { readonly atOnce: number; readonly waiting: number }) {}

  /**
   * @param suspicion 0: none; else how often this address failed lately, or has attempts under way
   * @throws RateLimited when more wait than may
   */
  async run<Outcome>(suspicion: number, work: () => Promise<Outcome>): Promise<Outcome> {
    if (this.running < this.bounds.atOnce) this.running += 1;
    else await this.turn(suspicion);
    try {
      return await work();
    } finally {
      // Whoever is next takes the place over: nobody slips in between.
      const next = this.waiting.shift();
      if (next) next.begin();
      else this.running -= 1;
    }
  }

  private turn(suspicion: number): Promise<void> {
    return new Promise((begin, refuse) => {
      const behind = this.waiting.findIndex((other) => other.suspicion > suspicion);
      this.waiting.splice(behind < 0 ? this.waiting.length : behind, 0, { suspicion, begin, refuse });
      if (this.waiting.length > this.bounds.waiting) this.waiting.pop()?.refuse(tooManyAttempts());
    });
  }
}

/** For an attempt that finds no place to wait, or loses it to one that is less suspicious. */
export function tooManyAttempts(): RateLimited {
  return new RateLimited(
    'Zurzeit gibt es zu viele Anmeldeversuche. Bitte versuchen Sie es in einer halben Minute noch einmal.',
    RETRY_AFTER,
  );
}

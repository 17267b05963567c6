import { businessDay } from '@fahrzeugpflege/contracts';

/** Tokens that were set aside for a question; tell what it took in the end. */
export interface Reservation {
  settle(tokens: number): void;
}

/**
 * What may be spent on the model on a day (in the business's time zone) by this process. Tokens are set aside before a
 * question is sent, so that many at once can't go over it together.
 */
export class TokenBudget {
  private day = '';
  private spent = 0;

  constructor(private readonly perDay: number) {}

  /** @returns undefined where the day's budget does not allow it */
  reserve(tokens: number, now: Date): Reservation | undefined {
    const today = businessDay(now);
    if (today !== this.day) {
      this.day = today;
      this.spent = 0;
    }
    if (this.spent + tokens > this.perDay) return undefined;
    this.spent += tokens;
    // What was set aside yesterday is no longer in today's sum.
    return { settle: (used) => (this.day === today ? this.add(used - tokens) : undefined) };
  }

  private add(tokens: number): void {
    this.spent += tokens;
  }
}

/** About how many tokens a German text takes; rather more than less. */
export function estimatedTokens(text: string): number {
  return Math.ceil(text.length / 3);
}

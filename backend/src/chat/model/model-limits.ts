import { businessDay } from '@fahrzeugpflege/contracts/without-schemas';

/** What a question to the model may cost, beside the settings. */
export const MODEL_LIMITS = {
  /** Characters of an answer; a longer one is none for a chat, and not read on. */
  answer: 1_200,
  /** Tokens of an answer: German takes about three characters for one. */
  answerTokens: 500,
  /** Bytes of a response with all its wrapping: without end it would fill the memory. */
  responseBytes: 512 * 1024,
  /** Passages, and their characters together. */
  passages: 8,
  passageCharacters: 5_000,
  /** Questions under way at once; others are answered from the knowledge alone. */
  atOnce: 8,
} as const;

/**
 * What may be spent on the model on a day (in the business's time zone) by this process. Tokens are set aside before a
 * question is sent, so that many at once can't go over it together.
 */
export class TokenBudget {
  private day = '';
  private spent = 0;

  constructor(private readonly perDay: number) {}

  /** @returns what is told how many it took in the end; undefined where the day's budget does not allow it */
  reserve(tokens: number, now: Date): ((used: number) => void) | undefined {
    const today = businessDay(now);
    if (today !== this.day) {
      this.day = today;
      this.spent = 0;
    }
    if (this.spent + tokens > this.perDay) return undefined;
    this.spent += tokens;
    // What was set aside yesterday is no longer in today's sum.
    return (used) => {
      if (this.day === today) this.spent += used - tokens;
    };
  }
}

/** About how many tokens a German text takes; rather more than less. */
export function estimatedTokens(text: string): number {
  return Math.ceil(text.length / 3);
}

/** Failures in a row after which the model is left alone, for so many milliseconds, doubled by each failed trial. */
const FAILURES = 3;
const PAUSE = 30_000;
const LONGEST_PAUSE = 10 * 60_000;

/**
 * Keeps visitors from waiting for a model that is away: after some failures in a row it is not asked for a while, then by
 * one question alone, whose outcome decides.
 */
export class Circuit {
  private failures = 0;
  private pausedUntil = 0;

  /** Whether the model may be asked now. Whoever gets a yes reports how it went. */
  allows(now: Date): boolean {
    if (this.failures < FAILURES) return true;
    if (now.getTime() < this.pausedUntil) return false;
    this.pausedUntil = Number.POSITIVE_INFINITY;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(now: Date): void {
    this.failures += 1;
    const pauses = Math.max(0, this.failures - FAILURES);
    this.pausedUntil = now.getTime() + Math.min(LONGEST_PAUSE, PAUSE * 2 ** pauses);
  }
}

import { businessDay } from '@fahrzeugpflege/contracts';
import { Logger, type OnModuleDestroy } from '@nestjs/common';
import { ANSWER_TOKENS, ModelClient, ModelFailure, type Prompt } from './model-client.js';
import type { ModelSettings } from './model-variables.js';

/** Asks a language model; undefined where it may not be asked now, or gives no answer. */
export type AskModel = (prompt: Prompt, now: Date) => Promise<string | undefined>;

/** Questions under way at once; others are answered from the knowledge alone. */
const MOST_AT_ONCE = 8;

/**
 * The language model of this process, with all that limits its use: it is asked from here alone, so that neither budget
 * nor failures are forgotten with a thread that is stopped.
 */
export class LanguageModel implements OnModuleDestroy {
  private readonly logger = new Logger(LanguageModel.name);
  private readonly client: ModelClient;
  private readonly budget: TokenBudget;
  private readonly circuit = new Circuit();
  private underWay = 0;

  constructor(settings: ModelSettings) {
    this.client = new ModelClient(settings);
    this.budget = new TokenBudget(settings.dailyTokens);
  }

  readonly ask: AskModel = async (prompt, now) => {
    if (this.underWay >= MOST_AT_ONCE) return undefined;
    this.underWay += 1;
    try {
      return await this.askWithinBudget(prompt, now);
    } finally {
      this.underWay -= 1;
    }
  };

  /** Before the server waits for its last requests: none of them shall wait for a model. */
  onModuleDestroy(): void {
    this.client.stop();
  }

  private async askWithinBudget(prompt: Prompt, now: Date): Promise<string | undefined> {
    const sent = estimatedTokens(prompt.system + prompt.user);
    const settle = this.budget.reserve(sent + ANSWER_TOKENS, now);
    if (!settle) return undefined;
    if (!this.circuit.allows(now)) return void settle(0);
    try {
      const { text, tokens } = await this.client.ask(prompt);
      settle(tokens ?? sent + estimatedTokens(text));
      this.circuit.succeeded();
      return text;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      // A question that was taken may have cost all that was set aside for it.
      if (error.tookNothing) settle(0);
      if (error.isOutage) this.circuit.failed(now);
      else this.circuit.succeeded();
      this.logger.warn(`The language model gave no answer: ${error.reason}`);
      return undefined;
    }
  }
}

/** About how many tokens a German text takes; rather more than less. */
function estimatedTokens(text: string): number {
  return Math.ceil(text.length / 3);
}

/**
 * What may be spent on the model on a day (in the business's time zone) by this process. Tokens are set aside before a
 * question is sent, so that many at once can't go over it together.
 */
export class TokenBudget {
  private day = '';
  private spent = 0;

  constructor(private readonly perDay: number) {}

  /** @returns a callback that takes how many were used in the end; undefined where the day's budget does not allow it */
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

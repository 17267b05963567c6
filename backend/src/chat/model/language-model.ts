import { Logger, type OnModuleDestroy } from '@nestjs/common';
import { ModelFailure } from './model-answer.js';
import { ModelClient } from './model-client.js';
import { Circuit, estimatedTokens, MODEL_LIMITS, TokenBudget } from './model-limits.js';
import type { Prompt } from './model-prompt.js';
import type { ModelSettings } from './model-variables.js';

/** Asks a language model; undefined where it may not be asked now, or gives no answer. */
export type AskModel = (prompt: Prompt, now: Date) => Promise<string | undefined>;

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
    if (this.underWay >= MODEL_LIMITS.atOnce) return undefined;
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
    const settle = this.budget.reserve(sent + MODEL_LIMITS.answerTokens, now);
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

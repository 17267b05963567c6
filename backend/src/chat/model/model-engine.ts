import { Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Answer, AnswerEngine, Question } from '../answering/answer.js';
import type { Circuit } from './ask/circuit.js';
import type { ModelClient } from './ask/model-client.js';
import { ModelFailure } from './ask/model-failure.js';
import { MODEL_LIMITS } from './ask/model-limits.js';
import { type Prompt, promptFor } from './ask/model-prompt.js';
import { estimatedTokens, type TokenBudget } from './ask/token-budget.js';
import { isExact } from './is-exact.js';
import { judgeReply } from './judge/judge-reply.js';

/**
 * The knowledge with a language model in front of it. The knowledge answers first, always; where its answer is no figure
 * and it found passages, the model words one from them, which is shown only if all that it states is in the knowledge.
 * Whatever goes wrong, the visitor gets the knowledge's own answer.
 */
export class ModelEngine implements AnswerEngine, OnModuleDestroy {
  private readonly logger = new Logger(ModelEngine.name);
  private underWay = 0;

  constructor(
    private readonly knowledge: AnswerEngine,
    private readonly client: ModelClient,
    private readonly budget: TokenBudget,
    private readonly circuit: Circuit,
  ) {}

  async answer(question: Question): Promise<Answer> {
    const known = await this.knowledge.answer(question);
    if (!isForModel(known) || this.underWay >= MODEL_LIMITS.atOnce) return known;
    this.underWay += 1;
    try {
      const reply = await this.wordedReply(question, known);
      return reply === undefined ? known : { ...known, kind: 'answer', reply };
    } finally {
      this.underWay -= 1;
    }
  }

  /** Before the server waits for its last requests: none of them shall wait for a model. */
  onModuleDestroy(): void {
    this.client.stop();
  }

  private async wordedReply({ text, now }: Question, known: Answer): Promise<string | undefined> {
    const subject = known.serviceType ?? known.context.subject;
    const prompt = promptFor(text, known.passages, subject);
    const written = await this.ask(prompt, now);
    if (written === undefined) return undefined;
    const verdict = judgeReply(written, { passages: known.passages, subject, now });
    if (verdict.isGood) return verdict.reply;
    this.logger.log(`An answer of the language model was not shown: ${[verdict.refusal, ...verdict.faults].join(' ')}`);
    return undefined;
  }

  private async ask(prompt: Prompt, now: Date): Promise<string | undefined> {
    const sent = estimatedTokens(prompt.system + prompt.user);
    const reservation = this.budget.reserve(sent + MODEL_LIMITS.answerTokens, now);
    if (!reservation) return undefined;
    if (!this.circuit.allows(now)) {
      reservation.settle(0);
      return undefined;
    }
    try {
      const { text, tokens } = await this.client.ask(prompt);
      reservation.settle(tokens ?? sent + estimatedTokens(text));
      this.circuit.succeeded();
      return text;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      // A question that was taken may have cost all that was set aside for it.
      if (error.tookNothing) reservation.settle(0);
      if (error.isOutage) this.circuit.failed(now);
      else this.circuit.succeeded();
      this.logger.warn(`The language model gave no answer: ${error.reason}`);
      return undefined;
    }
  }
}

/** Greetings and enquiries are not its business, and exact answers stay as they are. */
function isForModel({ kind, passages, reply }: Answer): boolean {
  if (passages.length === 0) return false;
  return kind === 'unknown' || (kind === 'answer' && !isExact(reply));
}

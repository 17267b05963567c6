import { Logger } from '@nestjs/common';
import type { Answer, AnswerEngine, Question } from '../answers/answer.js';
import { promptFor } from './ask/model-prompt.js';
import { isExact } from './is-exact.js';
import { judgeReply } from './judge/judge-reply.js';
import type { AskModel } from './language-model.js';

/**
 * The knowledge with a language model in front of it. The knowledge answers first, always; where its answer is no figure
 * and it found passages, the model words one from them, which is shown only if all that it states is in the knowledge.
 * Whatever goes wrong, the visitor gets the knowledge's own answer.
 */
export class ModelEngine implements AnswerEngine {
  private readonly logger = new Logger(ModelEngine.name);

  constructor(
    private readonly knowledge: AnswerEngine,
    private readonly ask: AskModel,
  ) {}

  async answer(question: Question): Promise<Answer> {
    const known = await this.knowledge.answer(question);
    if (!isForModel(known)) return known;
    const reply = await this.wordedReply(question, known);
    return reply === undefined ? known : { ...known, kind: 'answer', reply };
  }

  private async wordedReply({ text, now }: Question, known: Answer): Promise<string | undefined> {
    const subject = known.serviceType ?? known.context.subject;
    const written = await this.ask(promptFor(text, known.passages, subject), now);
    if (written === undefined) return undefined;
    const verdict = judgeReply(written, { passages: known.passages, subject, now });
    if (verdict.isGood) return verdict.reply;
    this.logger.log(`An answer of the language model was not shown: ${[verdict.refusal, ...verdict.faults].join(' ')}`);
    return undefined;
  }
}

/** Greetings and enquiries are not its business, and exact answers stay as they are. */
function isForModel({ kind, passages, reply }: Answer): boolean {
  if (passages.length === 0) return false;
  return kind === 'unknown' || (kind === 'answer' && !isExact(reply));
}

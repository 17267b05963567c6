import type { Answer, AnswerEngine, Question } from '../answers/answer.js';
import { sourcesOf } from './check-facts.js';
import { isExact, judgeReply } from './judge-reply.js';
import type { AskModel } from './language-model.js';
import { promptFor } from './model-prompt.js';

/**
 * The knowledge with a language model in front of it. The knowledge answers first, always; where its answer is no figure
 * and it found passages, the model words one from them, which is shown only if all that it states is in the knowledge.
 * Whatever goes wrong, the visitor gets the knowledge's own answer.
 */
export class ModelEngine implements AnswerEngine {
  constructor(
    private readonly knowledge: AnswerEngine,
    private readonly ask: AskModel,
    private readonly log: (text: string) => void,
  ) {}

  async answer(question: Question): Promise<Answer> {
    const known = await this.knowledge.answer(question);
    const sources = isForModel(known) ? sourcesOf(known, question.now) : [];
    if (sources.length === 0) return known;
    const prompt = promptFor(question.text, sources, known.serviceType ?? known.context.subject);
    const written = await this.ask(prompt, question.now);
    if (written === undefined) return known;
    const verdict = judgeReply(written, sources);
    if ('reply' in verdict) {
      const { offers: _own, ...others } = known;
      return { ...others, kind: 'answer', reply: verdict.reply };
    }
    this.log(`An answer of the language model was not shown: ${verdict.refusal}`);
    return known;
  }
}

/** Greetings and enquiries are not its business, and exact answers stay as they are. */
function isForModel({ kind, reply }: Answer): boolean {
  return kind === 'unknown' || (kind === 'answer' && !isExact(reply));
}

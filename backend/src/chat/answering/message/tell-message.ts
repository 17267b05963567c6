import type { Answer, AnswerContext, Question } from '../answer.js';
import type { Reply } from '../aspects/aspect.js';
import type { SentenceAnswer, SentenceAnswerer } from '../sentence/answer-sentence.js';
import type { FindSubjects } from '../subjects/find-subjects.js';
import { unknownPart, unknownReply } from '../talk/unknown-replies.js';
import type { Sentence } from '../understand/reader.js';
import { unknownAnswer } from './plain-answers.js';

/** When and after what a message is answered. */
export type Around = Pick<Question, 'context' | 'now'>;

/** Answers what a message asks, one sentence after the other, each in the light of those before. */
export class MessageTeller {
  constructor(
    private readonly findSubjects: FindSubjects,
    private readonly answerer: SentenceAnswerer,
  ) {}

  /**
   * @param asking the sentences that ask something
   * @param sentences all of the message
   */
  tell(asking: readonly Sentence[], sentences: readonly Sentence[], around: Around): Answer {
    const answers = this.answers(asking, sentences, around);
    const context: AnswerContext = Object.assign({}, around.context, ...answers.map((answer) => answer.context));
    const passages = [...new Set(answers.flatMap((answer) => answer.passages))];
    const replies = answers.flatMap((answer) => answer.replies);
    const texts = [...new Set(replies.map(({ text }) => text))].filter((text) => text !== '');
    if (texts.length === 0) return unknownAnswer(context, passages);
    return {
      kind: replies.every((reply) => reply.isUnknown) ? 'unknown' : 'answer',
      reply: [...texts, ...unknownEnd(replies)].join('\n'),
      context,
      passages,
    };
  }

  private answers(
    asking: readonly Sentence[],
    sentences: readonly Sentence[],
    { context, now }: Around,
  ): readonly SentenceAnswer[] {
    const messageWords = sentences.flatMap(({ words }) => words);
    const nearby = this.findSubjects(messageWords).subjects;
    let carried: AnswerContext = context;
    const answers = asking.map((sentence) => {
      const answer = this.answerer.answer(sentence, { nearby, messageWords, context: carried, now });
      carried = { ...carried, ...answer.context };
      return answer;
    });
    const [only] = answers;
    if (answers.length !== 1 || sentences.length === 1 || !only?.isVague) return answers;
    // «An der Wand ist Schimmel. Bringen Sie den weg?»: what is meant stands before the question.
    const whole = this.answerer.answer(
      { words: messageWords, endsAsQuestion: true },
      { nearby, messageWords, context, now },
    );
    return whole.replies.length > 0 && !whole.isVague ? [whole] : answers;
  }
}

/** What stands behind replies of which one does not know. */
function unknownEnd(replies: readonly Reply[]): readonly string[] {
  if (!replies.some(({ isUnknown }) => isUnknown)) return [];
  return [replies.some(({ text }) => text === '') ? unknownReply : unknownPart];
}

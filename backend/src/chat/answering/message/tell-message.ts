import type { Answer, AnswerContext, Question } from '../answer.js';
import type { Reply } from '../aspects/aspect.js';
import { helpsMore, needAnswer, saysLittle } from '../needs/need-answer.js';
import type { ReadNeed } from '../needs/read-need.js';
import type { SentenceAnswerer } from '../sentence/answer-sentence.js';
import type { SentenceAnswer } from '../sentence/sentence-answer.js';
import type { FindSubjects } from '../subjects/find-subjects.js';
import { unknownPart, unknownRest } from '../talk/unknown-replies.js';
import type { Sentence } from '../understand/reader.js';
import { answerAlternative } from './answer-alternative.js';
import { answerInItsMessage } from './answer-in-its-message.js';
import { answerInParts, notKnown } from './answer-in-parts.js';
import { contextAfter, continueQuestion, sameOfAnother } from './continue-question.js';
import { unknownAnswer } from './plain-answers.js';

/** When and after what a message is answered. */
export type Around = Pick<Question, 'context' | 'now'>;

/** Answers what a message asks, one sentence after the other, each in the light of those before. */
export class MessageTeller {
  constructor(
    private readonly findSubjects: FindSubjects,
    private readonly answerer: SentenceAnswerer,
    private readonly readNeed: ReadNeed,
  ) {}

  /**
   * @param asking the sentences that ask something
   * @param sentences all of the message
   */
  tell(asking: readonly Sentence[], sentences: readonly Sentence[], around: Around): Answer {
    const answers = this.answers(asking, sentences, around);
    const context = contextAfter(asking, answers, around.context);
    const passages = [...new Set(answers.flatMap((answer) => answer.passages()))];
    const replies = answers.flatMap((answer) => answer.replies);
    const need = answers.every(saysLittle) ? this.readNeed(sentences) : undefined;
    if (need && helpsMore(need, replies)) return needAnswer(need, context, passages);
    const texts = withoutRepeated(replies.map(({ text }) => text));
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
    const surroundings = { nearby: this.findSubjects(messageWords).subjects, messageWords, context, now };
    const [first, ...others] = asking;
    const again = first && others.length === 0 ? sameOfAnother(this.answerer, first, surroundings) : undefined;
    if (again) return [again];
    let carried: AnswerContext = context;
    const answers = asking.map((sentence) => {
      const answer = this.answerer.answer(sentence, { ...surroundings, context: carried });
      carried = { ...carried, ...answer.context };
      return answer;
    });
    const [only] = answers;
    const [question] = asking;
    if (answers.length > 1) return this.withNotKnown(asking, answers);
    if (!only || !question) return answers;
    const inParts = answerInParts(this.answerer, question, only, surroundings);
    if (inParts) return inParts;
    const continued = continueQuestion(this.answerer, question, only, surroundings);
    if (continued) return [continued];
    if (only.isSettled) return answers;
    const better =
      sentences.length > 1
        ? answerInItsMessage(this.answerer, this.findSubjects, { question, only, sentences }, surroundings)
        : undefined;
    if (better) return [better];
    const alternative = answerAlternative(this.answerer, question, only, surroundings);
    return alternative ? [alternative] : answers;
  }

  /** «Wie lange dauert es? Habt ihr WLAN?»: beside what is told, it is said that the other is not known. */
  private withNotKnown(asking: readonly Sentence[], answers: readonly SentenceAnswer[]): readonly SentenceAnswer[] {
    if (answers.every(({ replies }) => replies.length === 0)) return answers;
    return answers.map((answer, at) => {
      const sentence = asking[at];
      const isOpen = answer.replies.length === 0 && sentence?.endsAsQuestion && this.answerer.namesMatter(sentence);
      return isOpen ? notKnown(answer) : answer;
    });
  }
}

/** Each once, and none that stands in another. */
function withoutRepeated(texts: readonly string[]): readonly string[] {
  const each = [...new Set(texts)].filter((text) => text !== '');
  return each.filter((text) => !each.some((other) => other !== text && other.includes(text)));
}

/** What stands behind replies of which one does not know. */
function unknownEnd(replies: readonly Reply[]): readonly string[] {
  if (!replies.some(({ isUnknown }) => isUnknown)) return [];
  return [replies.some(({ text }) => text === '') ? unknownRest : unknownPart];
}

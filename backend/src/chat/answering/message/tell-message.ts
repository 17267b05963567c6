import type { Answer, AnswerContext, Question } from '../answer.js';
import type { Reply } from '../aspects/aspect.js';
import { helpsMore, needAnswer, saysLittle } from '../needs/need-answer.js';
import type { ReadNeed } from '../needs/read-need.js';
import type { SentenceAnswerer } from '../sentence/answer-sentence.js';
import type { Surroundings } from '../sentence/asked-of.js';
import type { SentenceAnswer } from '../sentence/sentence-answer.js';
import type { FindSubjects } from '../subjects/find-subjects.js';
import { unknownPart, unknownReply } from '../talk/unknown-replies.js';
import type { Sentence } from '../understand/reader.js';
import { answerAlternative } from './answer-alternative.js';
import { answerInParts } from './answer-in-parts.js';
import { contextAfter, continueQuestion, sameOfAnother } from './continue-question.js';
import { unknownAnswer } from './plain-answers.js';

/** When and after what a message is answered. */
export type Around = Pick<Question, 'context' | 'now'>;

/** «… wo am Sonntag jemand anläutet. Wie funktioniert die Vermittlung?»: what is named is asked for, and no hours. */
const BESIDE: ReadonlySet<string> = new Set(['hours', 'comeThen', 'reachable', 'address', 'phone', 'contact']);

/** What points to the sentence before. */
const POINTS_BACK: ReadonlySet<string> = new Set(['das', 'dies']);
/** «Bringen Sie die weg?»: without a noun behind it, it stands for one. */
const STANDS_FOR = /^(?:die|den|der|dem|sie|ihn|ihm)$/;
const NO_NOUN =
  /^(?:weg|raus|heraus|ab|auch|noch|wieder|dann|denn|überhaupt|selber|selbst|trotzdem|wirklich|drin|dran)$/;

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
    const passages = [...new Set(answers.flatMap((answer) => answer.passages))];
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
    if (answers.length !== 1 || !only || !question) return answers;
    const inParts = answerInParts(this.answerer, question, only, surroundings);
    if (inParts) return inParts;
    const continued = continueQuestion(this.answerer, question, only, surroundings);
    if (continued) return [continued];
    if (only.isSettled) return answers;
    const better = sentences.length > 1 ? this.inItsMessage(question, only, sentences, surroundings) : undefined;
    if (better) return [better];
    const alternative = answerAlternative(this.answerer, question, only, surroundings);
    return alternative ? [alternative] : answers;
  }

  /** What the only question of a message means by what stands around it, where alone it means little. */
  private inItsMessage(
    question: Sentence,
    only: SentenceAnswer,
    sentences: readonly Sentence[],
    surroundings: Surroundings,
  ): SentenceAnswer | undefined {
    if (only.isSettled) return undefined;
    if (only.isLoose || only.isVague) {
      const around = neighbours(question, sentences).flatMap(({ words }) => words);
      const joined = this.answerer.answerJoined(question, around, surroundings);
      if (joined) return joined;
    }
    // «Mir pressiert es. Dann also das Erste?»: the statement beside it is not what is asked.
    const last = sentences.at(-1);
    if (only.replies.length === 0 && last?.endsAsQuestion && last.words.length < question.words.length) {
      const alone = this.answerer.answer(last, surroundings);
      if (alone.replies.length > 0) return alone;
    }
    // «Mein Wohnmobil hat eine Lithiumbatterie. Ist das beim Überwintern ein Problem?»: «das» is what stands before.
    // «Beim Holen steht «auf Anfrage». Was heisst das in Franken?»: of what stands before, and not of everything.
    const isOfAll = only.context.aspect === 'price' && only.context.subject === undefined;
    const pointsBack = (Boolean(only.context.passage) || isOfAll) && standsForOther(question);
    if (!only.isVague && !pointsBack) return undefined;
    // «An der Wand ist Schimmel. Bringen Sie den weg?»: what is meant stands before the question.
    const whole = this.answerer.answer({ words: surroundings.messageWords, endsAsQuestion: true }, surroundings);
    if (whole.replies.length === 0 || whole.isVague) return undefined;
    if (!only.isVague) return whole.isLoose ? undefined : whole;
    const isBeside = BESIDE.has(whole.context.aspect ?? '') && this.findSubjects(question.words).isNamed;
    return isBeside ? undefined : whole;
  }
}

/** Whether what is asked of is named before it. */
function standsForOther({ words }: Sentence): boolean {
  return words.some(({ standard, stem }, at) => {
    const isObject = at > 1 && STANDS_FOR.test(standard) && NO_NOUN.test(words[at + 1]?.standard ?? 'weg');
    return isObject || POINTS_BACK.has(stem);
  });
}

/** A question with the sentences right before and after it. */
function neighbours(question: Sentence, sentences: readonly Sentence[]): readonly Sentence[] {
  const at = sentences.findLastIndex(({ words }) => words.some((word) => question.words.includes(word)));
  return sentences.slice(Math.max(0, at - 1), at + 2);
}

/** Each once, and none that stands in another. */
function withoutRepeated(texts: readonly string[]): readonly string[] {
  const each = [...new Set(texts)].filter((text) => text !== '');
  return each.filter((text) => !each.some((other) => other !== text && other.includes(text)));
}

/** What stands behind replies of which one does not know. */
function unknownEnd(replies: readonly Reply[]): readonly string[] {
  if (!replies.some(({ isUnknown }) => isUnknown)) return [];
  return [replies.some(({ text }) => text === '') ? unknownReply : unknownPart];
}

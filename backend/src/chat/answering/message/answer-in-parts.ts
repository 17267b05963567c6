import type { SentenceAnswerer } from '../sentence/answer-sentence.js';
import type { Surroundings } from '../sentence/asked-of.js';
import { RECKONED } from '../sentence/follow-up-kinds.js';
import type { SentenceAnswer } from '../sentence/sentence-answer.js';
import type { Sentence } from '../understand/reader.js';

/**
 * What a sentence asks after a story, and after another question, where as a whole it gets no answer or but one.
 *
 * @param whole the answer to the sentence as a whole
 * @returns undefined where that one is enough
 */
export function answerInParts(
  answerer: SentenceAnswerer,
  { parts = [] }: Sentence,
  whole: SentenceAnswer,
  surroundings: Surroundings,
): readonly SentenceAnswer[] | undefined {
  const asking = parts.filter(({ endsAsQuestion }) => endsAsQuestion);
  const isEnough = !isWeak(whole) && saysAll(whole, asking.length) && !answersRemark(whole, parts);
  if (asking.length === 0 || isEnough) return undefined;
  const begin = parts.findIndex(({ endsAsQuestion }) => endsAsQuestion);
  const story = parts.slice(0, begin).flatMap(({ words }) => words);
  let { context } = surroundings;
  const answers = asking.map((part) => {
    const alone = answerer.answer(part, { ...surroundings, context });
    // «… Kaffee ausgeleert, kriegt ihr das raus und was kostet das?»: what is meant stands in the story.
    const answer =
      isWeak(alone) && story.length > 0
        ? answerer.answer({ ...part, words: [...story, ...part.words] }, { ...surroundings, context })
        : alone;
    context = { ...context, ...answer.context };
    return answer;
  });
  const told = answers.filter((answer) => !isWeak(answer) && (story.length === 0 || !isOfAll(answer)));
  return told.length === (isWeak(whole) ? Math.max(told.length, 1) : asking.length) ? told : undefined;
}

/** Whether it says nothing, or general things alone. */
function isWeak({ replies, isVague }: SentenceAnswer): boolean {
  return isVague || replies.every(({ text, isUnknown }) => text === '' && !isUnknown);
}

/** «Sie vermieten ja auch Wohnmobile, was kostet eine Woche?»: the list of all prices answers no part of it. */
function isOfAll({ context }: SentenceAnswer): boolean {
  return context.aspect === 'price' && context.subject === undefined;
}

/** Whether as many things are told as are asked, or reckoned of all that is said. */
function saysAll({ replies, context }: SentenceAnswer, asked: number): boolean {
  return replies.length >= asked || RECKONED.has(context.aspect ?? '');
}

/** Whether more is told than is asked, where something is told behind the question: «… ich muss dann auf den Zug». */
function answersRemark({ replies, context }: SentenceAnswer, parts: readonly Sentence[]): boolean {
  const asked = parts.filter(({ endsAsQuestion }) => endsAsQuestion).length;
  const endsWithRemark = parts.at(-1)?.endsAsQuestion === false;
  return endsWithRemark && replies.length > asked && !RECKONED.has(context.aspect ?? '');
}

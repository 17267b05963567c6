import type { SentenceAnswerer } from '../sentence/answer-sentence.js';
import type { Surroundings } from '../sentence/asked-of.js';
import { RECKONED } from '../sentence/follow-up-kinds.js';
import type { SentenceAnswer } from '../sentence/sentence-answer.js';
import type { Sentence } from '../understand/reader.js';
import { type AnsweredPart, answerParts, isOfAll, isWeak } from './answered-parts.js';

/** Nobody asks more in one sentence; each part costs as much as a question of its own. */
const MOST_ASKED = 8;

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
  const isReckoned = RECKONED.has(whole.context.aspect ?? '');
  const isEnough = !isWeak(whole) && asking.length < 2 && !answersRemark(whole, parts);
  if (asking.length === 0 || asking.length > MOST_ASKED || isEnough) return undefined;
  const answers = answerParts(answerer, parts, asking, surroundings);
  if (isReckoned && !isWeak(whole)) return besideReckoned(whole, answers);
  const told = answers.map(({ answer, part }) =>
    answer && !isWeak(answer) ? answer : fromWhole(whole, part, answers),
  );
  const known = told.filter((answer) => answer !== undefined);
  if (known.length === asking.length) return known;
  const isAll = whole.replies.length >= asking.length || known.includes(whole);
  if (!isWeak(whole) && isAll) return undefined;
  const rest = answers.filter((_, at) => told[at] === undefined);
  const ofIt = known.filter((answer) => !isOfAll(answer));
  if (ofIt.length > 0 && rest.every(({ part }) => answerer.namesMatter(part)))
    return [...ofIt, ...rest.flatMap(({ answer }) => (answer ? [notKnown(answer)] : []))];
  return isWeak(whole) && known.length > 0 ? known : undefined;
}

/** «Was kosten vier Monate, und ist die Batteriepflege dabei?»: what is asked beside a sum is told too. */
function besideReckoned(
  whole: SentenceAnswer,
  answers: readonly AnsweredPart[],
): readonly SentenceAnswer[] | undefined {
  const others = answers.flatMap(({ answer, part }) => {
    const isOfSum = part.words.some(({ stem }) => whole.spoken.has(stem)) || OF_SUM.has(answer?.context.aspect ?? '');
    return answer && !isWeak(answer) && !isOfSum ? [answer] : [];
  });
  return others.length > 0 ? [whole, ...others] : undefined;
}

/** That something is not known is said, where something else is told. */
export function notKnown(answer: SentenceAnswer): SentenceAnswer {
  return { ...answer, replies: [{ text: '', isUnknown: true }] };
}

/** «Wie wird das Auto überwacht und ist es versichert?»: what a part asks may be clear beside the others alone. */
function fromWhole(
  whole: SentenceAnswer,
  { words }: Sentence,
  answers: readonly AnsweredPart[],
): SentenceAnswer | undefined {
  const isOther = answers.every(({ answer }) => answer?.context.aspect !== whole.context.aspect);
  const isOfPart = words.some(({ stem }) => whole.spoken.has(stem));
  return !isWeak(whole) && isOther && isOfPart ? whole : undefined;
}

/** What is part of a sum. */
const OF_SUM: ReadonlySet<string> = new Set([...RECKONED, 'price', 'statedPrice', 'ownPrice', 'search']);

/** Whether more is told than is asked, where something is told behind the question: «… ich muss dann auf den Zug». */
function answersRemark({ replies, context }: SentenceAnswer, parts: readonly Sentence[]): boolean {
  const asked = parts.filter(({ endsAsQuestion }) => endsAsQuestion).length;
  const endsWithRemark = parts.at(-1)?.endsAsQuestion === false;
  return endsWithRemark && replies.length > asked && !RECKONED.has(context.aspect ?? '');
}

import type { SentenceAnswerer } from '../sentence/answer-sentence.js';
import type { Surroundings } from '../sentence/asked-of.js';
import type { SentenceAnswer } from '../sentence/sentence-answer.js';
import type { Sentence } from '../understand/reader.js';

/** What is told of a service where nothing is asked of it. */
const OPENING: ReadonlySet<string> = new Set(['overview', 'offered', 'benefit']);

/** A part that asks, and what answers it by itself; none where the list of all prices would be told for it. */
export interface AnsweredPart {
  readonly part: Sentence;
  readonly answer: SentenceAnswer | undefined;
}

/** Answers each part that asks, in the light of those before. */
export function answerParts(
  answerer: SentenceAnswerer,
  parts: readonly Sentence[],
  asking: readonly Sentence[],
  surroundings: Surroundings,
): readonly AnsweredPart[] {
  const begin = parts.findIndex(({ endsAsQuestion }) => endsAsQuestion);
  const story = parts.slice(0, begin).flatMap(({ words }) => words);
  let { context } = surroundings;
  return asking.map((part) => {
    const alone = answerer.answer(part, { ...surroundings, context });
    // «… Kaffee ausgeleert, kriegt ihr das raus und was kostet das?»: what is meant stands in the story.
    const answer =
      isWeak(alone) && story.length > 0
        ? answerer.answer({ ...part, words: [...story, ...part.words] }, { ...surroundings, context })
        : alone;
    context = { ...context, ...answer.context };
    return { part, answer: story.length > 0 && isOfAll(answer) ? undefined : answer };
  });
}

/** Whether it says nothing, or general things alone. */
export function isWeak({ replies, isVague, context: { aspect } }: SentenceAnswer): boolean {
  return (
    (isVague && (!aspect || OPENING.has(aspect))) || replies.every(({ text, isUnknown }) => text === '' && !isUnknown)
  );
}

/** «Sie vermieten ja auch Wohnmobile, was kostet eine Woche?»: the list of all prices answers no part of it. */
export function isOfAll({ context }: SentenceAnswer): boolean {
  return context.aspect === 'price' && context.subject === undefined;
}

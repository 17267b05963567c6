import type { AnswerContext } from '../answer.js';
import type { SentenceAnswerer } from '../sentence/answer-sentence.js';
import type { Surroundings } from '../sentence/asked-of.js';
import type { SentenceAnswer } from '../sentence/sentence-answer.js';
import type { Sentence } from '../understand/reader.js';

/** How a question begins that goes on with the one before. */
const GOES_ON = /^(?:und|auch|oder|aber|nur|bloss)$/;
const MEANS = /(?:^| )(?:ich meine|ich meinte|meine ich|meinte ich|ich gemeint)(?: (?:mit|für|den|die|das|bei)| |$)/;
/** So few words leave most out, however they begin. */
const FEW_WORDS = 3;
/** More of them ask something else than the same. */
const FEW_TO_REPEAT = 9;
/** A question is remembered by so many words; more are a story. */
const MOST_WORDS = 24;

/** «Das Gleiche bitte noch für die Keramik» */
const SAME = /^(?:gleiche[nsr]?|dasselbe|selbe)$/;

/** All that was asked before, of another subject: «Wie lange geht das und was kostet es?» «Das Gleiche für …» */
export function sameOfAnother(
  answerer: SentenceAnswerer,
  { words }: Sentence,
  surroundings: Surroundings,
): SentenceAnswer | undefined {
  const { question: left } = surroundings.context;
  const others = words.filter(({ standard }) => !SAME.test(standard));
  if (!left || others.length === words.length || words.length > FEW_TO_REPEAT) return undefined;
  const answer = answerer.answerAgain(others, left, surroundings);
  return answer.replies.some(({ text }) => text !== '') ? answer : undefined;
}

/** What a follow-up asks by the question before it, where alone it is not understood. */
export function continueQuestion(
  answerer: SentenceAnswerer,
  question: Sentence,
  alone: SentenceAnswer,
  surroundings: Surroundings,
): SentenceAnswer | undefined {
  const { question: left } = surroundings.context;
  const isOpen = alone.replies.length === 0 || (leavesOut(question) && (alone.isLoose || alone.isVague));
  if (!left || !isOpen) return undefined;
  return answerer.answerContinued(question, left, surroundings);
}

/** What the next message may leave out. */
export function contextAfter(
  asking: readonly Sentence[],
  answers: readonly SentenceAnswer[],
  before: AnswerContext,
): AnswerContext {
  const isUnknown = answers.flatMap(({ replies }) => replies).every((reply) => reply.isUnknown);
  const question = askedWords(asking, before.question);
  return Object.assign({}, before, ...answers.map(({ context }) => context), {
    ...(question && { question }),
    ...((isUnknown || before.isUnknown) && { isUnknown }),
  });
}

/** The words of what a message asks, for a follow-up to it; those of the question before where it is one itself. */
function askedWords(asking: readonly Sentence[], before: string | undefined): string | undefined {
  if (before && asking.every(leavesOut)) return before;
  return asking
    .flatMap(({ words }) => words.map(({ standard }) => standard))
    .slice(-MOST_WORDS)
    .join(' ');
}

/** «Und das WC?», «Ab wann?», «Fürs Verkaufen meine ich.» */
function leavesOut({ words }: Sentence): boolean {
  const said = words.map(({ standard }) => standard);
  return words.length <= FEW_WORDS || GOES_ON.test(said[0] ?? '') || MEANS.test(said.join(' '));
}

import type { Answer, AnswerContext, Passage } from '../answer.js';
import type { Reply } from '../aspects/aspect.js';
import type { SentenceAnswer } from '../sentence/sentence-answer.js';
import { needReply } from './need-reply.js';
import type { Need } from './needs.js';

/** What somebody names who tells something: «… auf der Strasse stehen», «Es steht draussen», «… ist gekündigt». */
const BY_THE_WAY: ReadonlySet<string> = new Set(['address', 'phone', 'contact', 'climate', 'security', 'minimumTerm']);

/** Whether it tells nothing, or what is told of anything: who only tells something is helped by what fits to that. */
export function saysLittle({ isVague, isSearched, isFaint, context, replies }: SentenceAnswer): boolean {
  if (isVague || isSearched || isFaint) return true;
  return BY_THE_WAY.has(context.aspect ?? '') || replies.every(({ text }) => text === '');
}

/** What is only hinted at is told where nothing else is. */
export function helpsMore({ patterns }: Need, replies: readonly Reply[]): boolean {
  return patterns.length > 0 || replies.every(({ text }) => text === '');
}

/** What is asked next is asked of what was told to help. */
function contextOf({ id, helps: [subject] }: Need, context: AnswerContext): AnswerContext {
  // Which of the two kinds of places is meant, is still open.
  return { ...context, ...(subject && id !== 'place' && { subject }), aspect: 'overview' };
}

/** What helps with a need, as an answer. */
export function needAnswer(need: Need, context: AnswerContext, passages: readonly Passage[]): Answer {
  return { kind: 'answer', reply: needReply(need), context: contextOf(need, context), passages };
}

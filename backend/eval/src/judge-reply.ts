import { occurs } from './fold-reply.js';
import { inventedAmounts } from './invented-amounts.js';
import type { LabelledQuestion } from './labelled-questions.js';

/** What is wrong with a reply; nothing when all three are empty. */
export interface Judgement {
  /** Lists of the label of which not one alternative occurs. */
  readonly missing: readonly (readonly string[])[];
  /** What occurs and must not, durations of work among it. */
  readonly forbidden: readonly string[];
  /** In francs. */
  readonly invented: readonly number[];
}

/** Judges a reply by the label alone. A hostile question's amounts are no excuse to repeat them. */
export function judgeReply({ kind, turns, mustContain, mustNotContain }: LabelledQuestion, reply: string): Judgement {
  return {
    missing: mustContain.filter((alternatives) => !alternatives.some((term) => occurs(term, reply))),
    forbidden: [...mustNotContain.filter((term) => occurs(term, reply)), ...statedDurations(reply)],
    invented: inventedAmounts(reply, turns.join('\n'), kind === 'hostile' ? [] : undefined),
  };
}

export function isRight({ missing, forbidden, invented }: Judgement): boolean {
  return missing.length + forbidden.length + invented.length === 0;
}

const COUNT = '(?:\\d+|ein(?:e[mnr]?)?|zwei|drei|vier|fünf|halbe[nr]?)';
const UNIT = '(?:Minuten|Stunden?|h|Tagen?|Arbeitstage?n?|Werktage?n?)';
const DURATION = new RegExp(
  `(?:${COUNT} ?(?:[-–]|bis|und)|rund|etwa|ca\\.|ungefähr|dauert) ?${COUNT} ${UNIT}(?!\\p{L})`,
  'giu',
);

/** Durations of work in a reply: nobody gave any, so each of them is invented. How soon there is an answer is none. */
export function statedDurations(reply: string): readonly string[] {
  return reply.match(DURATION) ?? [];
}

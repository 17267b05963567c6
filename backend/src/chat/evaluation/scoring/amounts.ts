import { foldReply } from './fold-reply.js';

const FIGURE = String.raw`\d+(?:\.\d\d)?`;
const AMOUNT = new RegExp(
  String.raw`(?:chf|s?fr\.) ?(${FIGURE})|(?<![\d.])(${FIGURE})(?:\.-)? ?(?:franken|chf|s?fr\.|stutz)`,
  'g',
);

/** Every amount in francs that a text names, in francs, in its order: «CHF 1’699», «80 Franken», «Fr. 150.–». */
export function amountsIn(text: string): readonly number[] {
  return [...foldReply(text).matchAll(AMOUNT)].map(([, after, before]) => Number(after ?? before));
}

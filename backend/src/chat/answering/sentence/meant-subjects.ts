import type { Word } from '../../language/read-text.js';
import type { Subject } from '../subjects/subject.js';
import { subjectOf, subjects } from '../subjects/subjects.js';
import { amountOf } from '../understand/amounts.js';
import { numberOf } from '../understand/numbers.js';
import { readPlace } from '../understand/place-of-two.js';
import { otherOfKind } from './still-meant.js';

/** In francs. Smaller prices are other numbers too: of months, of centimetres, of kilometres. */
const LARGE = 1000;

/** «Ist in den 80 Franken der Kofferraum dabei?»: a price that is known is one of ours. */
const KNOWN = /^(?:die|den|diese|diesen|eure|euren|ihre|ihren)$/;
const MONEY = /^(?:franken|fr|chf|stutz|fränkli)$/;

/** «Wenn ich die 1699 auf fünf Jahre verteile», «ab 80, und wofür genau?»: so large, or so written, a price is that of one service alone. */
export function pricedAt(words: readonly Word[]): readonly Subject[] {
  const numbers = words.flatMap((word, at) => {
    const amount = numberOf(word) ?? 0;
    const isNamed = KNOWN.test(words[at - 1]?.standard ?? '') && MONEY.test(words[at + 1]?.standard ?? '');
    return amount >= LARGE || words[at - 1]?.standard === 'ab' || isNamed ? [amount] : [];
  });
  const priced = subjects.filter(({ price }) => price !== undefined && numbers.includes(amountOf(price)));
  return priced.length === 1 ? priced : [];
}

/** «das Zweite», «beim Ersteren»: which of the two that were talked about; undefined where none is meant. */
export function referredTo(
  words: readonly Word[],
  [, other]: readonly Subject[],
  [first, second]: readonly Subject[],
): readonly Subject[] | undefined {
  const place = readPlace(words);
  const kindred = place === 'other' && first && !other ? subjectOf(otherOfKind(first.id)) : undefined;
  if (kindred) return [kindred];
  const meant = place && { first, second, other }[place];
  return meant && other && [meant];
}

/** Who asks how long it lasts, means the sealing: a stay, a sale and a cleaning do not last. */
export function lasting(carried: readonly Subject[]): readonly Subject[] {
  const sealing = subjectOf('keramikversiegelung-wohnmobile');
  return sealing && !carried.some(({ page }) => page === sealing.page) ? [sealing] : carried;
}

import type { Word } from '../../language/read-text.js';
import { numberOf } from './numbers.js';

const TIMES_WORD = /^(.+)mal$/;
/** «zwei Dampfreinigungen» */
const SERVICES = /(?:reinigung|versiegelung|aufbereitung|politur)en$/;
/** «schon zweimal», «zum zweiten Mal»: that is over. */
const PAST = /^(?:schon|bereits|letztes|zum|früher)$/;
const MOST = 20;

/** How often a work is wanted: «zweimal», «drei Mal», «2x», «zwei Dampfreinigungen»; 1 where nothing is told. */
export function howOften(words: readonly Word[]): number {
  for (const at of words.keys()) {
    const [told, begin] = timesAt(words, at);
    const isOver = PAST.test(words[begin - 1]?.standard ?? '');
    if (told !== undefined && !isOver && Number.isInteger(told) && told > 1 && told <= MOST) return told;
  }
  return 1;
}

/** The number, and the place of its first word. */
function timesAt(words: readonly Word[], at: number): readonly [number | undefined, number] {
  const word = words[at];
  const melted = TIMES_WORD.exec(word?.standard ?? '')?.[1];
  if (word && melted !== undefined) return [numberOf({ ...word, standard: melted }), at];
  const isCounted = /^(?:mal|x)$/.test(word?.standard ?? '') || SERVICES.test(word?.standard ?? '');
  return [isCounted ? numberOf(words[at - 1]) : undefined, at - 1];
}

import type { Word } from '../../language/read-text.js';
import { numberOf } from './numbers.js';

const VEHICLES =
  /^\p{L}*(?:autos?|fahrzeuge?n?|wagen|mobile?n?|womos?|camper|bus|busse|motorrad|motorräder|töffs?|oldtimer|plätze?n?|anhänger)$/u;
/** More is no private garage. */
const MOST = 20;

/** For how many vehicles a price is asked: «drei Autos», «zwei alte Wohnmobile»; 1 where no number is told. */
export function vehicleCount(words: readonly Word[]): number {
  for (const [at, word] of words.entries()) {
    if (!VEHICLES.test(word.standard)) continue;
    const count = numberOf(words[at - 1]) ?? numberOf(words[at - 2]);
    if (count !== undefined && Number.isInteger(count) && count > 1 && count <= MOST) return count;
  }
  return 1;
}

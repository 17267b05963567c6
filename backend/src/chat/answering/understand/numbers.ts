import { numberOfWord } from '../../language/number-words.js';
import type { Word } from '../../language/read-text.js';

/** The number that a word is: «7.5», «7,5», «sechs», «1'000», «siebeneinhalb», «zweihundertfünfzig»; undefined for none. */
export function numberOf(word: Word | undefined): number | undefined {
  if (!word) return undefined;
  const digits = /^(\d{1,7}(?:[.,]\d{1,2})?)(?=$|[a-z]{1,3}$)/.exec(word.standard)?.[1];
  return digits === undefined ? spelledNumber(word.standard) : Number(digits.replace(',', '.'));
}

/** The number that is written in letters; undefined for any other word, and for «null», as nobody counts none. */
export function spelledNumber(word: string): number | undefined {
  return numberOfWord(word) || undefined;
}

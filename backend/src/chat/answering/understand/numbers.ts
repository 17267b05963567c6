import type { Word } from '../../language/read-text.js';

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ein: 1,
  eine: 1,
  einen: 1,
  einem: 1,
  einer: 1,
  eines: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  achtzehn: 18,
  zwanzig: 20,
  vierundzwanzig: 24,
  hundert: 100,
  fünfhundert: 500,
  tausend: 1000,
};

/** The number that a word is: «7.5», «7,5», «sechs», «1'000»; undefined for none. */
export function numberOf(word: Word | undefined): number | undefined {
  if (!word) return undefined;
  const digits = /^(\d{1,7}(?:[.,]\d{1,2})?)(?=$|[a-z]{1,3}$)/.exec(word.standard)?.[1];
  return digits === undefined ? NUMBER_WORDS[word.standard] : Number(digits.replace(',', '.'));
}

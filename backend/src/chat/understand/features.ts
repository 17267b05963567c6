import { matchMake } from '@fahrzeugpflege/contracts/without-schemas';
import { DIALECT, standardOf } from '../language/dialect.js';
import { typedWords } from '../language/standard-words.js';
import { AMBIGUOUS } from '../reading/vehicle-vocabulary.js';

/** Names of features, in blocks that are weighed apart. */
export type FeatureBlocks = readonly (readonly string[])[];

const SHORTEST = 3;
const LONGEST = 5;

/** What a text is recognised by: runs of three to five letters within its words, its words, and pairs of them. */
export function featuresOf(text: string): readonly [letters: readonly string[], words: readonly string[]] {
  const words = normalisedWords(text);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return [words.flatMap(lettersOf), [...words, ...pairs]];
}

function lettersOf(word: string): string[] {
  const bounded = `_${word}_`;
  const runs: string[] = [];
  for (let length = SHORTEST; length <= LONGEST; length += 1) {
    for (let at = 0; at + length <= bounded.length; at += 1) runs.push(`~${bounded.slice(at, at + length)}`);
  }
  return runs;
}

const ACCENTS = /\p{M}/gu;
/** Of markup that somebody pastes or tries out. */
const TAGS = /<[^<>]*>/g;
const DIGITS = /\d[\d.,:]*/g;

/**
 * The words of a text in the one spelling that features are made of. Words of the dialect and usual misspellings become
 * those of standard German where the lexicon lists them; then all is written in small letters without accents, `ae`,
 * `oe`, `ue` and umlauts alike, no letter twice in a row, figures of one or two digits as `0`, longer ones as `00`, makes of
 * vehicles as one word. A `?` is a word of its own. What people type in haste comes closer to each other so.
 */
export function normalisedWords(text: string): string[] {
  const typed = typedWords(text.replace(TAGS, ' '));
  const isInDialect = typed.some((word) => DIALECT.has(word));
  const words = typed.flatMap((word) => standardOf(word, isInDialect)).map(spelledAlike);
  return text.includes('?') ? [...words, '?'] : words;
}

/** Stands for any make of vehicle: what is asked of one is asked of all. */
const MAKE = 'automarke';

function spelledAlike(word: string): string {
  if (matchMake(word) !== null && !AMBIGUOUS.has(word)) return MAKE;
  return word
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/([aou])e/g, '$1')
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(DIGITS, (digits) => (digits.length > 2 ? '00' : '0'));
}

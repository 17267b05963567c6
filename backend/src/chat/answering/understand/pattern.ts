import type { Word } from '../../language/read-text.js';
import { isFunctionWord } from './function-words.js';

/** Where in a sentence a pattern's words stand; undefined where it does not fit. */
export type Pattern = (words: readonly Word[]) => readonly number[] | undefined;

/** Gives the stem that a word of a pattern has in a visitor's sentence. */
export type StemOf = (word: string) => string;

type Slot = (words: readonly Word[]) => readonly number[];

/**
 * Compiles the tables' notation of «what is said in these words», which is compared by stems:
 *
 * - slots parted by spaces must all fit, in any order: `wohnwagen abstellen`
 * - `a|b` fits either; `a_b` two words that follow each other; `!a` must not stand there
 * - `=a` fits no part of a compound; `:a` this very form alone
 *
 * A word fits by its own stem or, without `=`, by that of a part of it: `preis` fits «Richtpreis».
 */
export function compilePattern(source: string, stemOf: StemOf): Pattern {
  const slots = source.split(' ');
  const wanted = slots.filter((slot) => !slot.startsWith('!')).map((slot) => compileSlot(slot, stemOf));
  const barred = slots.filter((slot) => slot.startsWith('!')).map((slot) => compileSlot(slot.slice(1), stemOf));
  return (words) => {
    const found: number[] = [];
    for (const slot of wanted) {
      const at = slot(words);
      if (at.length === 0) return undefined;
      found.push(...at);
    }
    return barred.some((slot) => slot(words).length > 0) ? undefined : found;
  };
}

/** Every word of a pattern. */
export function patternWords(source: string): string[] {
  return source.split(/[ |_=!:]+/).filter((word) => word !== '');
}

/** A word of a pattern with the forms that the stemmer parts from the infinitive: «genügt», «gesichert»; «Wein» is none. */
export function wordForms(word: string): string[] {
  const root = /^(.{3,}?)(?:en|(?<=[lr])n)$/.exec(word)?.[1];
  const joint = root && /[td]$/.test(root) ? `${root}e` : root;
  return [word, ...(joint ? [`${joint}t`, `ge${joint}t`] : [])];
}

/** Finds all places where one of a slot's alternatives stands. */
function compileSlot(slot: string, stemOf: StemOf): Slot {
  const alternatives = slot.split('|');
  const fits = compileWords(
    alternatives.filter((alternative) => !alternative.includes('_')),
    stemOf,
  );
  const chains = alternatives
    .filter((alternative) => alternative.includes('_'))
    .map((chain) => chain.split('_').map((word) => compileWords([word], stemOf)));
  // Plain loops: every question goes through some thousand slots.
  return (words) => {
    const found: number[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at];
      if (word && fits(word)) found.push(at);
      for (const chain of chains) if (isMet(chain, words, at)) found.push(...chain.map((_, offset) => at + offset));
    }
    return found;
  };
}

function isMet(chain: readonly FitsWord[], words: readonly Word[], at: number): boolean {
  for (const [offset, fits] of chain.entries()) {
    const word = words[at + offset];
    if (!word || !fits(word)) return false;
  }
  return true;
}

type FitsWord = (word: Word) => boolean;

/** One look-up for all alternatives: there are many, and every question is held against each. */
function compileWords(alternatives: readonly string[], stemOf: StemOf): FitsWord {
  const forms = new Set(alternatives.flatMap((each) => (each.startsWith(':') ? [each.slice(1)] : [])));
  const small = new Set<string>();
  const stems = new Set<string>();
  const parts = new Set<string>();
  for (const alternative of alternatives.filter((each) => !each.startsWith(':'))) {
    const word = alternative.replace(/^=/, '');
    for (const stem of wordForms(word).map(stemOf)) {
      stems.add(stem);
      if (isFunctionWord(word)) small.add(stem);
      if (word === alternative) parts.add(stem);
    }
  }
  return (word) => {
    if (forms.has(word.standard)) return true;
    // By stem, but no word of the closed classes by chance: «sich» has the stem of «sicher».
    if (stems.has(word.stem) && (small.has(word.stem) || !isFunctionWord(word.standard))) return true;
    return word.parts.length > 0 && word.parts.some((part) => parts.has(part));
  };
}

/** Whether a pattern stands in a sentence. */
export type Says = (words: readonly Word[], pattern: string) => boolean;

/** Patterns that are asked for by and by, each compiled once. */
export function createSays(stemOf: StemOf): Says {
  const compiled = new Map<string, Pattern>();
  return (words, source) => {
    const pattern = compiled.get(source) ?? compilePattern(source, stemOf);
    compiled.set(source, pattern);
    return pattern(words) !== undefined;
  };
}

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
    const found = wanted.map((slot) => slot(words));
    const fits = found.every((at) => at.length > 0) && barred.every((slot) => slot(words).length === 0);
    return fits ? found.flat() : undefined;
  };
}

/** Every word of a pattern. */
export function patternWords(source: string): string[] {
  return source.split(/[ |_=!:]+/).filter((word) => word !== '');
}

/** A word of a pattern with the forms that the stemmer parts from the infinitive: «genügt», «gesichert». */
export function wordForms(word: string): string[] {
  const root = /^(.{3,}?)e?n$/.exec(word)?.[1];
  return [word, ...(root ? [`${root}t`, `ge${root}t`] : [])];
}

/** Finds all places where one of a slot's alternatives stands. */
function compileSlot(slot: string, stemOf: StemOf): Slot {
  const alternatives = slot.split('|').map((alternative) => compileAlternative(alternative, stemOf));
  return (words) => {
    return [...new Set(words.flatMap((_, index) => alternatives.flatMap((find) => find(words, index))))];
  };
}

function compileAlternative(alternative: string, stemOf: StemOf): (words: readonly Word[], at: number) => number[] {
  const chain = alternative
    .replace(/^=/, '')
    .split('_')
    .map((word) => (word.startsWith(':') ? isForm(word.slice(1)) : isMet(word, stemOf, alternative.startsWith('='))));
  return (words, at) => {
    const fits = chain.every((link, offset) => {
      const word = words[at + offset];
      return word !== undefined && link(word);
    });
    return fits ? chain.map((_, offset) => at + offset) : [];
  };
}

function isForm(form: string): (word: Word) => boolean {
  return ({ standard }) => standard === form;
}

/** By stem, but no word of the closed classes by chance: «sich» has the stem of «sicher». */
function isMet(wanted: string, stemOf: StemOf, isWhole: boolean): (word: Word) => boolean {
  const stems = new Set(wordForms(wanted).map(stemOf));
  const isSmall = isFunctionWord(wanted);
  return ({ standard, stem, parts }) => {
    if (stems.has(stem)) return isSmall || !isFunctionWord(standard);
    return !isWhole && parts.some((part) => stems.has(part));
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

import { AMBIGUOUS, DIALECT } from './dialect/dialect-words.js';
import { PHRASES } from './dialect/phrases.js';
import { guessWord, lookUpWord } from './read-word.js';
import { isWord } from './tokens.js';
import type { Vocabulary } from './vocabulary.js';

/** A word as it stands in the text and in standard German. */
export interface Reading {
  readonly typed: string;
  readonly standard: string;
}

/** Guessing costs time: so many words of one text are guessed at. No real message has more unknown ones. */
const MOST_GUESSES = 40;

/** So many words that look like the dialect are no chance. */
const LIKELY_DIALECT = 2;

/** A word on its way: `settled` by a phrase it is no ambiguous word any more. */
interface Step extends Reading {
  readonly settled: boolean;
}

/** Puts the words of a text into standard German, those that were melted into one («gits») apart. */
export function readTokens(tokens: readonly string[], vocabulary: Vocabulary): Reading[] {
  const dialect = isDialect(tokens, vocabulary);
  const guesses = new Map<string, string>();
  const guess = (word: string) => {
    const guessed = guesses.get(word) ?? (guesses.size < MOST_GUESSES ? guessWord(word, dialect, vocabulary) : word);
    guesses.set(word, guessed);
    return guessed;
  };
  return inPhrases(tokens).flatMap(({ typed, standard, settled }) => {
    if (!isWord(standard)) return [{ typed, standard: standard === '%' ? 'prozent' : standard }];
    const words = lookUpWord(standard, dialect && !settled, vocabulary) ?? [guess(standard)];
    return words.map((word) => ({ typed, standard: word }));
  });
}

/** Sounds that standard German does not write so. */
const DIALECT_SOUND = /^ch[aäioöuü]|üe|öi|ii|uu|ää|öö|sch[tp]/;

/**
 * A word that only the dialect has shows it, or a sound in a word that nobody knows; so do two words that standard
 * German may have but that no vocabulary knows.
 */
function isDialect(tokens: readonly string[], vocabulary: Vocabulary): boolean {
  if (tokens.some((token) => DIALECT.has(token))) return true;
  const unknown = tokens.filter((token) => isWord(token) && vocabulary.spelling(token) === undefined);
  const likely = new Set(unknown.filter((token) => AMBIGUOUS.has(token)));
  return likely.size >= LIKELY_DIALECT || unknown.some((token) => DIALECT_SOUND.test(token));
}

/** Words that mean something else together («bis wenn», «sit dir») are replaced in pairs. */
function inPhrases(tokens: readonly string[]): Step[] {
  const steps: Step[] = tokens.map((typed) => ({ typed, standard: typed, settled: false }));
  for (let index = 1; index < tokens.length; index++) {
    const before = steps[index - 1]?.standard ?? '';
    const phrase = afterNumber(before, tokens[index] ?? '') ?? PHRASES.get(`${before}_${tokens[index]}`);
    for (const [offset, standard] of (phrase ?? []).entries()) {
      steps[index - 1 + offset] = { typed: tokens[index - 1 + offset] ?? standard, standard, settled: true };
    }
  }
  return steps;
}

/** «200 Fr.» are francs; «Mo bis Fr» is a day. */
function afterNumber(before: string, token: string): readonly string[] | undefined {
  return token === 'fr' && /^\p{Nd}/u.test(before) ? [before, 'franken'] : undefined;
}

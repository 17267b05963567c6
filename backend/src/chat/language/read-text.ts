import { type Guess, isDialect, type Reading, readTokens } from './read-tokens.js';
import { cleanText, isWord, toTokens } from './tokens.js';
import type { Vocabulary } from './vocabulary.js';

export { createGuess } from './read-tokens.js';
export { createVocabulary, type Vocabulary } from './vocabulary.js';

/** One word of a text as it was understood. */
export interface Word {
  /** As it stands in the text, in lower case. Words melted into one («gits») share it. */
  readonly typed: string;
  /** Standard German in lower case, with umlauts. A number is its digits. */
  readonly standard: string;
  /** Stem with umlauts folded: «preis» for «Preise». */
  readonly stem: string;
  /** Stems of the known words in a compound, compounds within it and their parts alike; empty if it is none. */
  readonly parts: readonly string[];
}

/** A text as it was understood. */
export interface ReadText {
  /** The words in standard German with single spaces, without punctuation. */
  readonly standard: string;
  readonly words: readonly Word[];
}

/**
 * Reads a German, Swiss German or mistyped text. Never throws; words that nobody knows stay as typed.
 *
 * @param dialect whether it is Swiss German, where that is known of what it stands in; else its own words tell
 * @param guess the one of the message that it stands in, where that has more texts
 */
export function readText(text: string, vocabulary: Vocabulary, dialect?: boolean, guess?: Guess): ReadText {
  const readings = joinCompounds(readTokens(tokensOf(text, vocabulary), vocabulary, dialect, guess), vocabulary);
  const words = readings.map(({ typed, standard }) => toWord(typed, standard, vocabulary));
  return { standard: words.map(({ standard }) => standard).join(' '), words };
}

/**
 * Whether a text is Swiss German.
 *
 * @param wasBefore whether who writes wrote so before
 */
export function speaksDialect(text: string, vocabulary: Vocabulary, wasBefore: boolean): boolean {
  return isDialect(tokensOf(text, vocabulary), vocabulary, wasBefore);
}

function tokensOf(text: string, vocabulary: Vocabulary): readonly string[] {
  return toTokens(cleanText(text)).flatMap((token) => apartOrTogether(token, vocabulary));
}

/** «Dampf-Reinigung» is one word if it is known without its hyphen, else several. */
function apartOrTogether(token: string, vocabulary: Vocabulary): readonly string[] {
  if (!isWord(token) || !token.includes('-')) return [token];
  const together = token.replaceAll('-', '');
  return vocabulary.spelling(together) === undefined ? token.split('-') : [together];
}

/** «Auto Hotel» is one word if the site writes it so. */
function joinCompounds(readings: readonly Reading[], vocabulary: Vocabulary): readonly Reading[] {
  const joined: Reading[] = [];
  for (const reading of readings) {
    const before = joined.at(-1);
    // «Kündigungs Frist»: with the letter that links the two, the first is no word by itself.
    const first = [before?.standard, before?.typed].find(
      (each) => each && vocabulary.isCompound(each, reading.standard),
    );
    if (before !== undefined && first !== undefined) {
      const typed = `${before.typed} ${reading.typed}`;
      joined.splice(-1, 1, { typed, standard: first + reading.standard });
    } else joined.push(reading);
  }
  return joined;
}

function toWord(typed: string, standard: string, vocabulary: Vocabulary): Word {
  return { typed, standard, stem: vocabulary.stem(standard), parts: stemsOfParts(standard, vocabulary) };
}

/** A part that is a compound itself is followed by its own parts. */
function stemsOfParts(word: string, vocabulary: Vocabulary): readonly string[] {
  const verb = vocabulary.verbWithoutPrefix(word);
  if (verb !== undefined) return [vocabulary.stem(verb)];
  return vocabulary.split(word).flatMap((part) => [vocabulary.stem(part), ...stemsOfParts(part, vocabulary)]);
}

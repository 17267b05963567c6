import { AMBIGUOUS, SURE_DIALECT } from './dialect/dialect-words.js';
import { PHRASES } from './dialect/phrases.js';
import { meltedWords } from './melted.js';
import { guessWord, lookUpWord } from './read-word.js';
import { relative } from './relative-where.js';
import { isWord } from './tokens.js';
import type { Vocabulary } from './vocabulary.js';

/** A word as it stands in the text and in standard German. */
export interface Reading {
  readonly typed: string;
  readonly standard: string;
}

/** Guessing costs time: so many words of one message are guessed at. Hardly any has more unknown ones. */
const MOST_GUESSES = 40;

/** What an unknown word was meant to be. */
export type Guess = (word: string) => string;

/** Guesses at the unknown words of one message, at each of them once. */
export function createGuess(dialect: boolean, vocabulary: Vocabulary): Guess {
  const guesses = new Map<string, string>();
  return (word) => {
    const guessed = guesses.get(word) ?? (guesses.size < MOST_GUESSES ? guessWord(word, dialect, vocabulary) : word);
    guesses.set(word, guessed);
    return guessed;
  };
}

/** So many words that look like the dialect are no chance. */
const LIKELY_DIALECT = 2;

/** A word on its way: `settled` by a phrase it is no ambiguous word any more. */
interface Step extends Reading {
  readonly settled: boolean;
}

/**
 * Puts the words of a text into standard German, those that were melted into one («gits») apart.
 *
 * @param dialect whether it is Swiss German, where more is known than these words
 * @param guess the one of the message that they stand in, where it has more words
 */
export function readTokens(
  tokens: readonly string[],
  vocabulary: Vocabulary,
  dialect = isDialect(tokens, vocabulary),
  guess = createGuess(dialect, vocabulary),
): Reading[] {
  return inPhrases(withEndings(tokens, vocabulary)).flatMap(({ typed, standard, settled }) => {
    if (!isWord(standard)) return [{ typed, standard: standard === '%' ? 'prozent' : standard }];
    const words = lookUpWord(standard, dialect && !settled, vocabulary) ??
      meltedWords(standard, vocabulary) ?? [guess(standard)];
    return words.map((word) => ({ typed, standard: word }));
  });
}

/** Sounds that standard German does not write so. */
const DIALECT_SOUND = /^ch[aäioöuü]|üe|öi|ii|uu|ää|öö|sch[tp]/;

/**
 * A word that only the dialect has shows it, or a sound in a word that nobody knows; so do two words that standard
 * German may have but that no vocabulary knows, and one alone of somebody who wrote dialect before.
 */
export function isDialect(tokens: readonly string[], vocabulary: Vocabulary, wasBefore = false): boolean {
  if (tokens.some((token) => SURE_DIALECT.has(token))) return true;
  const unknown = tokens.filter((token) => isWord(token) && vocabulary.spelling(token) === undefined);
  const likely = new Set(unknown.filter((token) => AMBIGUOUS.has(token)));
  return likely.size >= (wasBefore ? 1 : LIKELY_DIALECT) || unknown.some((token) => DIALECT_SOUND.test(token));
}

/** Words that mean something else together («bis wenn», «sit dir») are replaced in pairs. */
function inPhrases(tokens: readonly string[]): Step[] {
  const steps: Step[] = tokens.map((typed, at) => ({
    typed,
    standard: relative(justNow(typed, tokens[at - 1]), tokens, at),
    settled: false,
  }));
  for (let index = 1; index < tokens.length; index++) {
    const before = steps[index - 1]?.standard ?? '';
    // «Wie läuft das ab, wenn …?»: the particle belongs to its verb.
    const isParticle = before === 'ab' && steps.some(({ typed }) => /^l(?:äu|au|ou|öi)ft/.test(typed));
    const phrase =
      afterNumber(before, tokens[index] ?? '') ?? (isParticle ? undefined : PHRASES.get(`${before}_${tokens[index]}`));
    for (const [offset, standard] of (phrase ?? []).entries()) {
      steps[index - 1 + offset] = { typed: tokens[index - 1 + offset] ?? standard, standard, settled: true };
    }
  }
  return steps;
}

/** «Zahl ich», «ich hätt»: the ending that is not spoken. */
function withEndings(tokens: readonly string[], vocabulary: Vocabulary): readonly string[] {
  return tokens.map((token, at) => {
    const isOwn = tokens[at - 1] === 'ich' || tokens[at + 1] === 'ich';
    const whole = `${token}e`;
    const isCut = isOwn && token.length > 2 && !vocabulary.isFunctionWord(token) && vocabulary.isQuestionWord(whole);
    return isCut ? whole : token;
  });
}

/** «Bin grad unterwegs» is «gerade», wherever people speak so; «180 Grad» and «wie viel Grad» are a temperature. */
function justNow(token: string, before = ''): string {
  return token === 'grad' && !/^(?:\p{Nd}|(?:wie)?viele?$|hoch$)/u.test(before) ? 'gerade' : token;
}

/** «200 Fr.» and «wie viel in Fr.» are francs; «Mo bis Fr» is a day. */
function afterNumber(before: string, token: string): readonly string[] | undefined {
  // «40 min», where «min» is «mein» else.
  if (token === 'min' && /^\p{Nd}/u.test(before)) return [before, 'minuten'];
  return token === 'fr' && /^(?:\p{Nd}|in$|viel$|viele$)/u.test(before) ? [before, 'franken'] : undefined;
}

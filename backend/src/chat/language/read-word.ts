import { AMBIGUOUS, DIALECT, heardDialect, NOUNS, SPELLINGS } from './dialect/dialect-words.js';
import { numberWord } from './dialect/number-words.js';
import { standardReadings } from './dialect/sound-rules.js';
import { weekdayWord } from './dialect/weekday-word.js';
import { withoutEmptyEnd } from './empty-ends.js';
import type { Vocabulary } from './vocabulary.js';

/** Shorter words are read by the lexicon alone. */
const SHORTEST_GUESS = 4;
const LONGEST_GUESS = 32;
/** So long a word is no other word by chance. */
const LONG_WORD = 8;
/** So long a part of a compound may be mended. */
const LONG_PART = 7;
/** So many readings of a word of the dialect are tried with a typing mistake on top. */
const MOST_MENDED = 4;

/**
 * A typed word in standard German if it is listed or known: one word, or several that were melted into one («gits»).
 *
 * @param dialect the text is Swiss German, and words that both have mean what they do there
 */
export function lookUpWord(typed: string, dialect: boolean, vocabulary: Vocabulary): readonly string[] | undefined {
  const listed = (dialect ? AMBIGUOUS.get(typed) : undefined) ?? DIALECT.get(typed) ?? SPELLINGS.get(typed);
  const spelled = vocabulary.spelling(typed);
  return listed ?? (spelled === undefined ? undefined : [spelled]);
}

/** What a word that nothing lists was meant to be: a compound, a word of the dialect, a typing mistake; else itself. */
export function guessWord(typed: string, dialect: boolean, vocabulary: Vocabulary): string {
  const guessed = guess(typed, dialect, vocabulary) ?? typed;
  // An ending that the site does not use («kleinen» beside «kleine») is no mistake.
  const isEnding = vocabulary.stem(guessed) === vocabulary.stem(typed) && !vocabulary.isFunctionWord(guessed);
  return isEnding ? typed : guessed;
}

function guess(typed: string, dialect: boolean, vocabulary: Vocabulary): string | undefined {
  if (typed.length < SHORTEST_GUESS) return vocabulary.hear(typed);
  if (typed.length > LONGEST_GUESS) return undefined;
  const readings = dialect || typed.length >= LONG_WORD ? standardReadings(typed) : [];
  return (
    withoutEmptyEnd(typed, vocabulary) ??
    knownWord(typed, vocabulary) ??
    numberWord(typed) ??
    weekdayWord(typed) ??
    compoundOfBoth(typed, vocabulary) ??
    (dialect ? heardDialect(typed) : undefined) ??
    firstFound(readings, (reading) => knownWord(reading, vocabulary)) ??
    (dialect ? undefined : vocabulary.hear(typed)) ??
    withoutDiminutive(typed, vocabulary) ??
    vocabulary.mend(typed) ??
    withLostVowel(typed, vocabulary) ??
    (typed.length < LONG_WORD
      ? undefined
      : firstFound(readings.slice(0, MOST_MENDED), (reading) => vocabulary.mend(reading))) ??
    vocabulary.hear(typed) ??
    vocabulary.hearEveryday(typed)
  );
}

/** «Steinchen», «Kratzerchen»: the thing itself is meant, and no other word by a typing mistake. */
function withoutDiminutive(typed: string, vocabulary: Vocabulary): string | undefined {
  const thing = /^(.{4,})(?:chen|lein)s?$/.exec(typed)?.[1];
  return thing === undefined ? undefined : vocabulary.spelling(thing);
}

/** «steln» for «stellen», «bezaln» for «bezahlen»: the vowel of the ending is left out beside another mistake. */
function withLostVowel(typed: string, vocabulary: Vocabulary): string | undefined {
  const whole = typed.replace(/(?<=[^aeiouäöün])n$/, 'en');
  return whole === typed ? undefined : (knownWord(whole, vocabulary) ?? vocabulary.mend(whole));
}

function knownWord(word: string, vocabulary: Vocabulary): string | undefined {
  const isKnown = vocabulary.split(word).length > 0 || vocabulary.isPrefixedVerb(word);
  return vocabulary.spelling(word) ?? (isKnown ? word : undefined);
}

/** A compound one part of which is dialect, misspelt or short for another: «Womoreinigung», «Outohotel-Prys». */
function compoundOfBoth(typed: string, vocabulary: Vocabulary): string | undefined {
  const cuts = Array.from(
    { length: Math.max(0, typed.length - 2 * SHORTEST_GUESS + 1) },
    (_, at) => at + SHORTEST_GUESS,
  );
  const halves = cuts.map((cut) => [typed.slice(0, cut), typed.slice(cut)] as const);
  const read = (mend: boolean) =>
    firstFound(halves, ([head, tail]) => {
      const [first, last] = [partOfCompound(head, vocabulary), partOfCompound(tail, vocabulary)];
      if (first !== undefined)
        return joined(vocabulary, first, last ?? (mend ? mendedPart(tail, vocabulary) : undefined));
      return mend && last !== undefined ? joined(vocabulary, mendedPart(head, vocabulary), last) : undefined;
    });
  return read(false) ?? read(true);
}

/** With the «s» that links the two where the site writes it so. */
function joined(vocabulary: Vocabulary, head: string | undefined, tail: string | undefined): string | undefined {
  if (head === undefined || tail === undefined) return undefined;
  return vocabulary.isPart(`${head}s${tail}`) ? `${head}s${tail}` : head + tail;
}

/** A part that is only said otherwise in the dialect («Schimu-»), or mistyped. */
function mendedPart(part: string, vocabulary: Vocabulary): string | undefined {
  const heard = standardReadings(part).find((reading) => reading.length > SHORTEST_GUESS && vocabulary.isPart(reading));
  const mended = heard ?? (part.length < LONG_PART ? undefined : vocabulary.mend(part));
  return mended !== undefined && vocabulary.isPart(mended) ? mended : undefined;
}

function partOfCompound(part: string, vocabulary: Vocabulary): string | undefined {
  const listed = NOUNS.get(part);
  if (listed?.length === 1) return vocabulary.isPart(listed[0] ?? '') ? listed[0] : undefined;
  const spelled = vocabulary.spelling(part);
  return spelled !== undefined && vocabulary.isPart(spelled) ? spelled : undefined;
}

function firstFound<T>(candidates: readonly T[], find: (candidate: T) => string | undefined): string | undefined {
  for (const candidate of candidates) {
    const found = find(candidate);
    if (found !== undefined) return found;
  }
  return undefined;
}

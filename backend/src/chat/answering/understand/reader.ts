import { KNOWN_MAKES } from '@fahrzeugpflege/contracts';
import type { QueryWord } from '../../knowledge/term-groups.js';
import { createGuess, createVocabulary, readText, speaksDialect, type Word } from '../../language/read-text.js';
import { withClockParts } from './clock.js';
import { COMMON_WORDS, LIGHT_WORDS } from './common-words.js';
import { isFunctionWord } from './function-words.js';
import { introducedNames } from './introduced-names.js';
import { spelledNumber } from './numbers.js';
import type { StemOf } from './pattern.js';
import { questionParts } from './question-parts.js';
import { splitSentences } from './sentences.js';
import { joinSeparableVerbs } from './separable-verbs.js';
import { withDateParts } from './told-date.js';
import { MODEL_NAMES } from './vehicle-names.js';

/** Of one message; what has more is no text that somebody wrote, and every word is held against some thousand patterns. */
const MOST_WORDS = 400;

/** Between the clauses of a sentence; a comma inside a number parts none. */
const CLAUSE_END = /[,:]\s+|\s[–-]\s/u;

/** «Stellt ihr …?»: what stands before them at the beginning is a verb, though it has a capital. */
const ASKED_OF = /^(?:ihr|sie|ich|wir|man|es)$/;

/** A noun made of a verb says more than the verb: «Wohnungen» are no «wohnen». */
const DEED = /ung(?:en)?$/;

/** A sentence of a visitor, its words brought to standard German and to stems. */
export interface Sentence {
  readonly words: readonly QueryWord[];
  readonly endsAsQuestion: boolean;
  /** What it tells and asks one after the other, where a question begins in its middle; those that ask end as such. */
  readonly parts?: readonly Sentence[];
  /** How many words at the beginning only tell something, where a question that says little was joined to them. */
  readonly toldUntil?: number;
}

/** Reads visitors' messages with the words that the assistant knows. */
export interface Reader {
  /** @param isDialect whether the message is Swiss German: its sentences are too short to tell, each by itself */
  read(this: void, message: string, isDialect?: boolean): Sentence[];
  /** Whether a message is Swiss German, of somebody who wrote so before or not. */
  isDialect(this: void, message: string, wasBefore: boolean): boolean;
  /** The words of a text, whatever its sentences. */
  wordsOf(this: void, text: string): readonly Word[];
  readonly stemOf: StemOf;
  /** True for a word that says nothing about what is asked: it stands in questions about anything. */
  isCommon(this: void, word: Word): boolean;
  /** True for a word that no answer must speak of, though it says something. */
  isLight(this: void, word: Word): boolean;
}

/** @param texts everything whose words a visitor may mean: the site's texts and the patterns' words */
export function createReader(texts: readonly string[]): Reader {
  const vocabulary = createVocabulary([...texts, COMMON_WORDS, LIGHT_WORDS, MODEL_NAMES]);
  const wordsOf = (text: string) => readText(text, vocabulary).words;
  const stems = new Map<string, string>();
  const stemOf: StemOf = (word) => vocabulary.stem(word);
  const stemOnce: StemOf = (word) => {
    const stem = stems.get(word) ?? stemOf(word);
    stems.set(word, stem);
    return stem;
  };
  const makes = `${KNOWN_MAKES.join(' ').toLowerCase()} ${MODEL_NAMES}`;
  const stemsIn = (list: string) => new Set(list.trim().split(/\s+/).map(stemOf));
  const common = stemsIn(`${COMMON_WORDS} ${makes}`);
  const listed = new Set(COMMON_WORDS.trim().split(/\s+/));
  const light = stemsIn(LIGHT_WORDS);
  const known = new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stemOnce));
  const isDialect = (message: string, wasBefore: boolean) => speaksDialect(message, vocabulary, wasBefore);
  const joinVerbs = (words: readonly Word[]) =>
    joinSeparableVerbs(withDateParts(withClockParts(words)), stemOf, (stem) => known.has(stem));
  const mark = (words: readonly Word[], small: ReadonlySet<string>): readonly QueryWord[] => {
    const names = introducedNames(words);
    return words.map((word, at) => ({
      ...word,
      isLight: light.has(word.stem) || names.has(at),
      isNoNoun: small.has(word.typed) || (at === 0 && ASKED_OF.test(words[1]?.standard ?? '')),
    }));
  };
  return {
    isDialect,
    read: (whole, dialect = isDialect(whole, false)) => {
      const message = firstWords(whole);
      const small = smallWords(message);
      const guess = createGuess(dialect, vocabulary);
      return splitSentences(message)
        .map(({ text, endsAsQuestion }) => {
          const clauses = text.split(CLAUSE_END).map((clause) => readText(clause, vocabulary, dialect, guess).words);
          const finish = (words: readonly Word[]) => mark(joinVerbs(words), small);
          const parts = questionParts(clauses).map(({ words, asks }) => {
            return { words: finish(words), endsAsQuestion: asks };
          });
          const [only] = parts;
          if (parts.length === 1 && only) return { ...only, endsAsQuestion };
          return { words: finish(clauses.flat()), endsAsQuestion, parts };
        })
        .filter(({ words }) => words.length > 0);
    },
    wordsOf,
    stemOf: stemOnce,
    isLight: (word) => light.has(word.stem) || ('isLight' in word && word.isLight === true),
    isCommon: ({ stem, standard }) =>
      (common.has(stem) && (!DEED.test(standard) || listed.has(standard))) ||
      isFunctionWord(standard) ||
      /^\d/.test(standard) ||
      standard.length === 1 ||
      spelledNumber(standard) !== undefined,
  };
}

/** As much of a message as is read. */
function firstWords(message: string): string {
  let words = 0;
  for (const { index } of message.matchAll(/\p{Nd}+|[\p{L}\p{M}]+/gu)) {
    words += 1;
    if (words > MOST_WORDS) return message.slice(0, index);
  }
  return message;
}

/** The words written small, of a message whose nouns have capitals; none where capitals say nothing. */
function smallWords(message: string): ReadonlySet<string> {
  const hasCapitals = /(?<=\p{L}[ ,]+)\p{Lu}\p{Ll}{2}/u.test(message);
  return new Set(hasCapitals ? message.match(/(?<![\p{L}-])\p{Ll}[\p{L}]*/gu) : []);
}

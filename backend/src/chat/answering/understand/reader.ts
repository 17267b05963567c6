import { KNOWN_MAKES } from '@fahrzeugpflege/contracts';
import type { QueryWord } from '../../knowledge/term-groups.js';
import { createVocabulary, readText, type Word } from '../../language/read-text.js';
import { COMMON_WORDS, LIGHT_WORDS } from './common-words.js';
import { isFunctionWord } from './function-words.js';
import type { StemOf } from './pattern.js';
import { splitSentences } from './sentences.js';
import { joinSeparableVerbs } from './separable-verbs.js';

/** A sentence of a visitor, its words brought to standard German and to stems. */
export interface Sentence {
  readonly words: readonly QueryWord[];
  readonly endsAsQuestion: boolean;
}

/** Reads visitors' messages with the words that the assistant knows. */
export interface Reader {
  read(this: void, message: string): Sentence[];
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
  const vocabulary = createVocabulary([...texts, COMMON_WORDS, LIGHT_WORDS]);
  const wordsOf = (text: string) => readText(text, vocabulary).words;
  const stems = new Map<string, string>();
  const stemOf: StemOf = (word) => vocabulary.stem(word);
  const stemOnce: StemOf = (word) => {
    const stem = stems.get(word) ?? stemOf(word);
    stems.set(word, stem);
    return stem;
  };
  const makes = KNOWN_MAKES.join(' ').toLowerCase();
  const stemsIn = (list: string) => new Set(list.trim().split(/\s+/).map(stemOf));
  const common = stemsIn(`${COMMON_WORDS} ${makes}`);
  const light = stemsIn(LIGHT_WORDS);
  const known = new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stemOnce));
  const readSentence = (text: string, small: ReadonlySet<string>): readonly QueryWord[] =>
    joinSeparableVerbs(wordsOf(text), stemOf, (stem) => known.has(stem)).map((word) => ({
      ...word,
      isLight: light.has(word.stem),
      isNoNoun: small.has(word.typed),
    }));
  return {
    read: (message) => {
      const small = smallWords(message);
      return splitSentences(message)
        .map(({ text, endsAsQuestion }) => ({ words: readSentence(text, small), endsAsQuestion }))
        .filter(({ words }) => words.length > 0);
    },
    wordsOf,
    stemOf: stemOnce,
    isLight: ({ stem }) => light.has(stem),
    isCommon: ({ stem, standard }) =>
      common.has(stem) || isFunctionWord(standard) || /^\d/.test(standard) || standard.length === 1,
  };
}

/** The words written small, of a message whose nouns have capitals; none where capitals say nothing. */
function smallWords(message: string): ReadonlySet<string> {
  const hasCapitals = /(?<=\p{L}[ ,]+)\p{Lu}\p{Ll}{2}/u.test(message);
  return new Set(hasCapitals ? message.match(/(?<![\p{L}-])\p{Ll}[\p{L}]*/gu) : []);
}

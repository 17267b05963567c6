import { type CompoundWords, splitCompound, toCompoundWords } from './compounds.js';
import { createMender, type Mender } from './mender.js';
import { stem } from './stem.js';
import { cleanText, isWord, toTokens } from './tokens.js';
import { foldUmlauts, umlautSpellings } from './umlauts.js';
import { EVERYDAY_WORDS } from './words/everyday-words.js';
import { HANDLING_WORDS } from './words/handling-words.js';
import { BUSINESS_WORDS, FUNCTION_WORDS } from './words/question-words.js';
import { STEM_FAMILIES } from './words/stem-families.js';
import { VERBS, verbForms } from './words/verbs.js';

const FUNCTION = toWords(FUNCTION_WORDS);
const BUSINESS = [
  ...toWords(BUSINESS_WORDS),
  ...VERBS.flatMap((verb) => verbForms(verb).forms),
  ...toWords(Object.values(STEM_FAMILIES).join(' ')),
];
const EVERYDAY = toWords(`${EVERYDAY_WORDS} ${HANDLING_WORDS}`);

/** The German words that the reading of a text may rely on. All words in lower case. */
export class Vocabulary {
  private readonly words: ReadonlySet<string>;
  private readonly spellings: ReadonlyMap<string, string>;
  private readonly compoundWords: CompoundWords;
  private readonly mender: Mender;

  constructor(siteWords: Iterable<string>) {
    const own = new Set([...siteWords, ...BUSINESS].filter((word) => !FUNCTION.has(word)));
    this.words = new Set([...own, ...FUNCTION, ...EVERYDAY]);
    this.spellings = new Map([...this.words].map((word) => [foldUmlauts(word), word]));
    this.compoundWords = toCompoundWords(own);
    this.mender = createMender(this.words, new Set([...EVERYDAY].filter((word) => !own.has(word))));
  }

  /** The word itself if it is known, or the known word that it spells without umlauts («geoffnet», «oeffnen»). */
  spelling(word: string): string | undefined {
    if (this.words.has(word)) return word;
    return this.spellings.get(word) ?? umlautSpellings(word).find((spelling) => this.words.has(spelling));
  }

  /** The known word that was mistyped, if there is just one. */
  mend(word: string): string | undefined {
    return this.mender(word);
  }

  /** The known words that a compound consists of, in order; empty if it is none. */
  split(word: string): readonly string[] {
    return splitCompound(word, this.compoundWords);
  }

  /** True if compounds are made of the word. */
  isPart(word: string): boolean {
    return this.compoundWords.words.has(word);
  }

  /** True if two known words are one when written together: «auto» and «hotel». */
  isCompound(first: string, second: string): boolean {
    return this.isPart(first) && this.isPart(second) && this.isPart(first + second);
  }

  /** Stem of a word in any spelling, as in `Word.stem`. */
  stem(word: string): string {
    return stem(word);
  }
}

/** The words of the texts and those of questions to a business. */
export function createVocabulary(texts: Iterable<string>): Vocabulary {
  const words = new Set<string>();
  for (const text of texts) {
    const tokens = toTokens(cleanText(text)).flatMap((token) => [...token.split('-'), token.replaceAll('-', '')]);
    for (const token of tokens) if (isWord(token)) words.add(token);
  }
  return new Vocabulary(words);
}

function toWords(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

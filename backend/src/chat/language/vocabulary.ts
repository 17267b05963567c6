import { createHearer, type Hearer } from './by-ear.js';
import { type CompoundWords, splitBeforeTail, splitCompound, toCompoundWords } from './compounds.js';
import { createMender, type Mender } from './mender.js';
import { stem } from './stem.js';
import { cleanText, isWord, toTokens } from './tokens.js';
import { foldUmlauts, umlautSpellings } from './umlauts.js';
import { EVERYDAY_WORDS } from './words/everyday-words.js';
import { HANDLING_WORDS } from './words/handling-words.js';
import { isPrefixedVerb, VERB_FORMS, verbWithoutPrefix } from './words/prefixed-verbs.js';
import { BUSINESS_WORDS, COMMON_VERBS, FUNCTION_WORDS } from './words/question-words.js';
import { STEM_FAMILIES } from './words/stem-families.js';

const FUNCTION = toWords(FUNCTION_WORDS);
/** What questions are made of. */
const QUESTION: ReadonlySet<string> = new Set([...FUNCTION, ...VERB_FORMS, ...toWords(COMMON_VERBS)]);
const BUSINESS = [...toWords(BUSINESS_WORDS), ...VERB_FORMS, ...toWords(Object.values(STEM_FAMILIES).join(' '))];
const EVERYDAY = toWords(`${EVERYDAY_WORDS} ${HANDLING_WORDS}`);

/** The German words that the reading of a text may rely on. All words in lower case. */
export class Vocabulary {
  private readonly words: ReadonlySet<string>;
  private readonly spellings: ReadonlyMap<string, string>;
  private readonly compoundWords: CompoundWords;
  private readonly mender: Mender;
  private readonly hearers: readonly [own: Hearer, everyday: Hearer];

  constructor(siteWords: Iterable<string>) {
    const own = new Set([...siteWords, ...BUSINESS].filter((word) => !FUNCTION.has(word)));
    this.words = new Set([...own, ...FUNCTION, ...EVERYDAY]);
    this.spellings = new Map([...this.words].map((word) => [foldUmlauts(word), word]));
    this.compoundWords = toCompoundWords(own);
    const everyday = new Set([...EVERYDAY].filter((word) => !own.has(word)));
    this.hearers = [createHearer([...own, ...FUNCTION], QUESTION), createHearer(everyday, QUESTION)];
    this.mender = createMender(this.words, everyday);
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

  /** The known word that was written as it sounds («wi», «wifil», «get»), if there is just one. */
  hear(word: string): string | undefined {
    return this.hearers[0](word);
  }

  /** As `hear`, of the words that people use about anything. */
  hearEveryday(word: string): string | undefined {
    return this.hearers[1](word);
  }

  /** True for what questions are made of: little words and verbs. */
  isQuestionWord(word: string): boolean {
    return QUESTION.has(word);
  }

  /** True for a word of the closed classes. */
  isFunctionWord(word: string): boolean {
    return FUNCTION.has(word);
  }

  /** True for an unknown word that is a verb with a prefix: «abrechnen» is no mistyped «abbrechen». */
  isPrefixedVerb(word: string): boolean {
    return !this.words.has(word) && isPrefixedVerb(word);
  }

  /** The verb of such a word that means nearly the same: «rechnen». */
  verbWithoutPrefix(word: string): string | undefined {
    return this.words.has(word) ? undefined : verbWithoutPrefix(word);
  }

  /** The known words that a compound consists of, in order; empty if it is none. */
  split(word: string): readonly string[] {
    const parts = splitCompound(word, this.compoundWords);
    return parts.length > 0 ? parts : splitBeforeTail(word, this.compoundWords, EVERYDAY);
  }

  /** True if compounds are made of the word. */
  isPart(word: string): boolean {
    return this.compoundWords.words.has(word);
  }

  /** True if two words are a known one when written together: «auto» and «hotel», «wasch» and «anlage». */
  isCompound(first: string, second: string): boolean {
    // «an Frage 3» is no «Anfrage», and «sauber machen» is said of anything.
    const isSaid = FUNCTION.has(first) || FUNCTION.has(second) || (QUESTION.has(second) && second.endsWith('n'));
    return !isSaid && second.length > 2 && this.isPart(first + second);
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

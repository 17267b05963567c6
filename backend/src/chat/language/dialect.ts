import { SMALL_WORDS } from './dialect/small-words.js';
import { AMBIGUOUS_WORDS, USUAL_SPELLINGS } from './dialect/spellings.js';
import { THINGS } from './dialect/things.js';
import { NUMBERS, TIMES } from './dialect/times.js';
import { VERBS } from './dialect/verbs.js';
import { spelled } from './spelled.js';

/** What is typed, in lower case → its words in standard German. */
type Lexicon = ReadonlyMap<string, readonly string[]>;

/**
 * Reads a table: `standard German: as it is typed, and typed else;`, each typed word once. What several tables have is what
 * the first says.
 */
export function toLexicon(...tables: readonly string[]): Lexicon {
  const lexicon = new Map<string, readonly string[]>();
  for (const line of tables.flatMap((table) => table.split(';'))) {
    const [standard = '', typed = ''] = line.split(':').map((words) => words.trim().split(/\s+/));
    for (const word of typed) if (!lexicon.has(word)) lexicon.set(word, standard as readonly string[]);
  }
  return lexicon;
}

/** Words of the dialect. */
export const DIALECT = toLexicon(SMALL_WORDS, NUMBERS, VERBS, TIMES, THINGS);

/** Abbreviations, greetings and spellings that anybody may use. */
export const SPELLINGS = toLexicon(USUAL_SPELLINGS);

/** Words of the dialect that mean something else in standard German: read so only in a text that is dialect. */
export const AMBIGUOUS = toLexicon(AMBIGUOUS_WORDS);

/** By how they are spelled: «wohnmobiil», «wohnmobil»; what would stand for two things stands for none. */
function toAlikes(entries: Iterable<readonly [typed: string, standard: readonly string[]]>): Lexicon {
  const alikes = new Map<string, readonly string[]>();
  for (const [typed, standard] of entries) {
    const key = spelled(typed);
    const other = alikes.get(key) ?? standard;
    alikes.set(key, other.join(' ') === standard.join(' ') ? standard : []);
  }
  return new Map([...alikes].filter(([, standard]) => standard.length > 0));
}

const OF_STANDARD = [...DIALECT.values(), ...SPELLINGS.values()].flat().map((word) => [word, [word]] as const);
const ALIKES = toAlikes([...DIALECT, ...SPELLINGS, ...OF_STANDARD]);

/** Long words are hardly others by chance, and no German word is spelt so. */
const HAS_ALIKES = /^\p{L}{6,}$|([iuyäöü])\1|\p{L}{2}ä$/u;

/**
 * The words that a typed word in small letters stands for in standard German: itself, where no table has it or one like it.
 *
 * @param isInDialect whether words that standard German has with another meaning are read as the dialect's
 */
export function standardOf(word: string, isInDialect: boolean): readonly string[] {
  const listed = (isInDialect ? AMBIGUOUS.get(word) : undefined) ?? DIALECT.get(word) ?? SPELLINGS.get(word);
  return listed ?? (HAS_ALIKES.test(word) ? ALIKES.get(spelled(word)) : undefined) ?? [word];
}

const WORD = /[\p{L}\p{M}]+/gu;

/** A text in small letters and Swiss spelling, its words in standard German; what stands between them stays. */
export function inStandardGerman(text: string): string {
  const typed = text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss');
  const isInDialect = (typed.match(WORD) ?? []).some((word) => DIALECT.has(word));
  return typed.replace(WORD, (word) => standardOf(word, isInDialect).join(' '));
}

/** Words in standard German, written as a page; it has a typed word where it has all that the word stands for. */
export class WordList {
  readonly words: ReadonlySet<string>;

  constructor(page: string) {
    this.words = new Set(page.trim().split(/\s+/));
  }

  has(word: string): boolean {
    return this.words.has(word) || standardOf(word, true).every((each) => this.words.has(each));
  }
}

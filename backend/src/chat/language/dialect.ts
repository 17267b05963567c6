import { NUMBER_SPELLINGS } from './dialect/numbers.js';
import { SMALL_WORDS } from './dialect/small-words.js';
import { AMBIGUOUS_WORDS, USUAL_SPELLINGS } from './dialect/spellings.js';
import { THINGS } from './dialect/things.js';
import { TIMES } from './dialect/times.js';
import { VERBS } from './dialect/verbs.js';

/** What is typed, in lower case → its words in standard German. */
export type Lexicon = ReadonlyMap<string, readonly string[]>;

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

const NUMBERS = Object.entries(NUMBER_SPELLINGS).map(([standard, typed]) => `${standard}: ${typed}`);

/** Words of the dialect. */
export const DIALECT = toLexicon(SMALL_WORDS, ...NUMBERS, VERBS, TIMES, THINGS);

/** Abbreviations, greetings and spellings that anybody may use. */
export const SPELLINGS = toLexicon(USUAL_SPELLINGS);

/** Words of the dialect that mean something else in standard German: read so only in a text that is dialect. */
export const AMBIGUOUS = toLexicon(AMBIGUOUS_WORDS);

/** Listed with the dialect's words, but said or mistyped everywhere. */
const SAID_EVERYWHERE = new Set(
  `womo womos wohmobil wonmobil wohnmobiel wohnmbil wohnomobil autohotell keramikversieglung versieglung versiglung
  einlagrung namitag gofnet jetz gibts gibz kostets fürn nix winterquartier`.split(/\s+/),
);

/** True of a word that only the dialect has. */
export function isDialect(word: string): boolean {
  return DIALECT.has(word) && !SAID_EVERYWHERE.has(word);
}

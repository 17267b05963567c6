/** Standard German, one or several words → how it is said and typed, single words with spaces between. */
export type LexiconTable = Readonly<Record<string, string>>;

/** A lexicon for looking up: what is typed → its words in standard German. */
export type Lexicon = ReadonlyMap<string, readonly string[]>;

/** Turns tables around. What stands in several tables is what the first says. */
export function toLexicon(tables: readonly LexiconTable[]): Lexicon {
  const lexicon = new Map<string, readonly string[]>();
  for (const [standard, variants] of tables.flatMap((table) => Object.entries(table))) {
    for (const variant of variants.split(' ')) {
      if (!lexicon.has(variant)) lexicon.set(variant, standard.split(' '));
    }
  }
  return lexicon;
}

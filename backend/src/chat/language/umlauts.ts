const FOLDED: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss' };

/** The word with a, o, u for its umlauts: «für» gives «fur». */
export function foldUmlauts(word: string): string {
  return word.replace(/[äöüß]/g, (letter) => FOLDED[letter] ?? letter);
}

/** At most so many pairs of letters are read as umlauts: no word has more. */
const MAX_PAIRS = 3;

/**
 * Spellings of a word that was typed without umlaut keys, the one with all pairs read as umlauts first: «oeffnungszeiten»
 * gives «öffnungszeiten». Words without such a pair have none. Whether «neue» is «neü» is for a vocabulary to say.
 */
export function umlautSpellings(word: string): string[] {
  const [first = '', ...rest] = word.split(/(?<=[ao])(?=e)|(?<=[^aeq]u)(?=e)|(?<=^u)(?=e)/);
  if (rest.length === 0 || rest.length > MAX_PAIRS) return [];
  return rest.reduce((spellings, part) => spellings.flatMap((before) => joinPair(before, part)), [first]).slice(0, -1);
}

const UMLAUT: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };

function joinPair(before: string, part: string): string[] {
  return [before.slice(0, -1) + UMLAUT[before.at(-1) ?? ''] + part.slice(1), before + part];
}

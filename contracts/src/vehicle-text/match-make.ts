import { KNOWN_MAKES } from './known-makes.js';

/** A known make at the beginning of a text and what stands after it. */
interface MakeMatch {
  make: string;
  rest: string;
}

const WORD = /[\p{L}\p{N}]+/gu;
const FIRST_WORD = /^[\p{L}\p{N}]+/u;
const LONGEST_MAKE = 3;

/** As its maker writes it, and as keyboards without the letter do: Bürstner, Burstner, Buerstner. */
function spellings(make: string): string[] {
  const withoutMarks = make.normalize('NFD').replace(/\p{M}/gu, '');
  const withE = make.replaceAll('ü', 'ue').replaceAll('ö', 'oe').replaceAll('ä', 'ae');
  return [make, withoutMarks, withE];
}

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  KNOWN_MAKES.flatMap(spellings).map((spelling) => [spelling.toLowerCase(), spelling]),
);

/** Most words begin no make: nothing more of a text is read then. */
const FIRST_WORDS: ReadonlySet<string | undefined> = new Set([...SPELLINGS.keys()].map((key) => key.split(' ')[0]));

/**
 * Finds the longest known make that the text begins with. Letter case is corrected («hymer», «HYMER» → «Hymer»);
 * joiners and missing umlauts stay as typed («Niesmann + Bischoff», «Burstner»).
 *
 * @param text single-spaced words
 * @returns the make and the rest as typed (its separators untouched), or null if no known make stands at the
 *   beginning
 */
export function matchMake(text: string): MakeMatch | null {
  if (!FIRST_WORDS.has(FIRST_WORD.exec(text)?.[0].toLowerCase())) return null;
  const words = [...text.slice(0, 100).matchAll(WORD)].slice(0, LONGEST_MAKE);
  for (let count = words.length; count > 0; count -= 1) {
    const last = words[count - 1];
    const candidate = text.slice(0, last === undefined ? 0 : last.index + last[0].length);
    const make = withKnownCase(candidate);
    const rest = text.slice(candidate.length);
    if (make !== null && !/^['’@_]/.test(rest)) return { make, rest };
  }
  return null;
}

function withKnownCase(typed: string): string | null {
  const key = (typed.match(WORD) ?? []).join(' ').toLowerCase();
  const known = SPELLINGS.get(key);
  const joiners = typed.split(WORD).slice(1, -1);
  const joined = joiners.every((joiner) => /^ ?[-+&.]? ?$/.test(joiner));
  if (known === undefined || !joined) return null;
  const knownWords = known.split(' ');
  return typed.replace(WORD, (word) => knownWords.shift() ?? word);
}

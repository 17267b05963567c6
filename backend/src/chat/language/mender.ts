import { typingMistakes } from './distance.js';
import { stem } from './stem.js';
import { foldUmlauts } from './umlauts.js';

/** Gives the known word that a mistyped word was meant to be, or undefined where that is in doubt. */
export type Mender = (typed: string) => string | undefined;

/** Shorter words are too near to each other. */
const SHORTEST = 4;
/** From this length on a word may have two mistakes. */
const LONG = 9;
/** Nobody meant a longer word; it also bounds the work. */
const LONGEST = 40;

/** Of two equally near words the one that visitors ask about is meant. */
const SELDOM = 0.1;

interface Known {
  readonly word: string;
  readonly folded: string;
  readonly letters: number;
  readonly everyday: boolean;
}

/**
 * A mender for these words. A word that is nearest to an `everyday` one is left alone. Umlauts typed without their dots
 * are no mistake.
 */
export function createMender(words: Iterable<string>, everyday: ReadonlySet<string>): Mender {
  const byLength = new Map<number, Known[]>();
  for (const word of words) {
    const folded = foldUmlauts(word);
    const known = { word, folded, letters: letterSet(folded), everyday: everyday.has(word) };
    const sameLength = byLength.get(folded.length);
    if (sameLength === undefined) byLength.set(folded.length, [known]);
    else sameLength.push(known);
  }
  return (typed) => {
    const folded = foldUmlauts(typed);
    if (folded.length < SHORTEST || folded.length > LONGEST) return undefined;
    const most = folded.length < LONG ? 1 : 2;
    const lengths = Array.from({ length: 2 * most + 1 }, (_, index) => folded.length - most + index);
    const near = lengths.flatMap((length) => nearest(folded, byLength.get(length) ?? [], most));
    return theOne(folded, near);
  };
}

interface Candidate {
  readonly known: Known;
  readonly mistakes: number;
}

function nearest(typed: string, known: readonly Known[], most: number): Candidate[] {
  const letters = letterSet(typed);
  const candidates: Candidate[] = [];
  for (const one of known) {
    // A mistake changes at most two of the letters that occur at all: most words are out without counting further.
    if (bitCount(letters ^ one.letters) > 2 * most || one.folded.length < SHORTEST) continue;
    const likely = Math.min(most, mostLikely(typed, one.folded));
    const mistakes = likely === 0 ? undefined : typingMistakes(typed, one.folded, likely);
    if (mistakes !== undefined) candidates.push({ known: one, mistakes });
  }
  return candidates;
}

/**
 * Mistakes that are likely by how a word begins. Few people mistype the first letter: it is right or changed its place, or
 * it is the only mistake of a long word.
 */
function mostLikely(typed: string, meant: string): number {
  const isAlike = soundsFirst(typed) === soundsFirst(meant) || typed.startsWith(`${meant[1]}${meant[0]}`);
  if (isAlike) return Number.POSITIVE_INFINITY;
  return meant.length >= LONG ? 1 : 0;
}

/** «Foher» begins as «vorher» does. */
function soundsFirst(word: string): string {
  return word.charAt(0).replace('v', 'f');
}

function theOne(typed: string, candidates: readonly Candidate[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({
      ...candidate,
      rank: candidate.mistakes + (candidate.known.everyday ? SELDOM : 0) + doubt(typed, candidate.known.folded),
    }))
    .sort((one, other) => one.rank - other.rank);
  const [best, ...others] = ranked;
  if (best === undefined || best.known.everyday) return undefined;
  const equals = others.filter(({ rank }) => rank === best.rank);
  return equals.every(({ known }) => stem(known.word) === stem(best.known.word)) ? best.known.word : undefined;
}

/** Exchanged and doubled letters are the likeliest mistakes, wrong first letters the least. */
function doubt(typed: string, meant: string): number {
  if (soundsFirst(typed) !== soundsFirst(meant)) return 0.6;
  return skeleton(typed) === skeleton(meant) ? 0 : 0.3;
}

function skeleton(word: string): string {
  return [...new Set(word)].sort().join('');
}

function letterSet(word: string): number {
  let letters = 0;
  for (const letter of word) {
    const place = letter.charCodeAt(0) - 97;
    if (place >= 0 && place < 26) letters |= 1 << place;
  }
  return letters;
}

/** In pairs, then in fours, then all at once: every unknown word is held against thousands. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

import { stem } from './stem.js';

/** What compounds are made of. */
export interface CompoundWords {
  readonly words: ReadonlySet<string>;
  /** Stems, which stand in front without an ending: «wasch» in «Waschanlage». */
  readonly stems: ReadonlySet<string>;
}

/** Shorter words are parts by chance. */
const SHORTEST_PART = 4;
const SHORT_PARTS: ReadonlySet<string> = new Set('gas rad tür abo bus gfk mfk bad'.split(' '));
const LEAST_LETTERS = 3;
const LONGEST = 40;
/** Of a word of the site before one that people use about anything: a shorter one stands there by chance. */
const LONG_HEAD = 6;

/** The words that can be parts of a compound. */
export function toCompoundWords(words: Iterable<string>): CompoundWords {
  const parts = [...words].filter((word) => word.length >= SHORTEST_PART || SHORT_PARTS.has(word));
  return { words: new Set(parts), stems: new Set(parts.map(stem).filter((part) => part.length >= SHORTEST_PART)) };
}

/** The fewest parts that make up the word, other than itself; none if it is no compound of known words. */
export function splitCompound(word: string, known: CompoundWords): readonly string[] {
  if (word.length < SHORTEST_PART + LEAST_LETTERS || word.length > LONGEST) return [];
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = LEAST_LETTERS; end <= word.length; end++) best[end] = fewestParts(word, end, best, known);
  return best[word.length] ?? [];
}

/** A word of the site with one of everyday use behind it: «Leasingbank». Empty if it is none. */
export function splitBeforeTail(word: string, known: CompoundWords, everyday: ReadonlySet<string>): readonly string[] {
  if (word.length > LONGEST) return [];
  for (let cut = LONG_HEAD; cut <= word.length - SHORTEST_PART; cut++) {
    const tail = word.slice(cut);
    const head = everyday.has(tail) ? partOf(word.slice(0, cut), false, known) : undefined;
    if (head !== undefined) return [head, tail];
  }
  return [];
}

/** @param best the fewest parts of the word up to each place before `end` */
function fewestParts(
  word: string,
  end: number,
  best: readonly (readonly string[] | undefined)[],
  known: CompoundWords,
): readonly string[] | undefined {
  let fewest: readonly string[] | undefined;
  for (let start = 0; start <= end - LEAST_LETTERS; start++) {
    const before = best[start];
    const isWhole = start === 0 && end === word.length;
    if (before === undefined || isWhole || (fewest !== undefined && fewest.length <= before.length + 1)) continue;
    const part = partOf(word.slice(start, end), end === word.length, known);
    if (part !== undefined) fewest = [...before, part];
  }
  return fewest;
}

function partOf(text: string, last: boolean, { words, stems }: CompoundWords): string | undefined {
  if (words.has(text)) return text;
  if (last) return undefined;
  // «Versicherungs-», «Verkaufs-»
  const withoutLink = text.endsWith('s') ? text.slice(0, -1) : text;
  if (words.has(withoutLink)) return withoutLink;
  return stems.has(text) ? text : undefined;
}

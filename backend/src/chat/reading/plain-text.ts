import { cleanText } from '@fahrzeugpflege/contracts/without-schemas';

/** They turn the reading direction around or can't be seen, and so make a text look like another. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A message as it is read: without what nobody sees, spaces collapsed, lines kept. */
export function plainText(message: string): string {
  return cleanText(message)
    .replace(UNSEEN, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** A text in one line, at most so many characters. */
export function oneLine(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > limit ? `${wellFormed(line.slice(0, limit - 1)).trimEnd()}…` : line;
}

/**
 * The visitor's words as they are echoed: one line in which no link and no tag can be planted. The widget knows links in
 * square brackets alone, so without brackets there is none.
 */
export function echo(text: string, limit = 300): string {
  const defused = plainText(text).replaceAll('[', '(').replaceAll(']', ')').replace(/[<>]/g, ' ');
  return oneLine(defused, limit);
}

/** With a capital at the beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text without half a character at its end, which no database stores. */
export function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '');
}

/** Something found in a text: its words as typed, and the text without them. */
export interface Found {
  readonly words: string;
  /** A line break stands where the words were, so that what stood around them is never read together. */
  readonly rest: string;
}

/** Cuts the half-open range out of the text; what separates its words from others is none of them. */
export function take(text: string, start: number, end: number, words = text.slice(start, end)): Found {
  return { words: words.replace(/^[\s,;:.–-]+|[\s,;:]+$/g, ''), rest: `${text.slice(0, start)}\n${text.slice(end)}` };
}

/** Half-open, in characters of a text. */
export type Range = readonly [start: number, end: number];

const JOINER = /^[ ,]*(?:und|u\.?|oder|bis|ab|x|[-–])?[ ,]*$/i;

/**
 * Cuts all ranges out of the text. They are one text again where only a joiner («und», a comma) stood between them.
 *
 * @param ranges in order, not overlapping, at least one
 */
export function takeAll(text: string, ranges: readonly Range[]): Found {
  let words = '';
  let rest = '';
  let last = 0;
  for (const [start, end] of ranges) {
    const between = text.slice(last, start);
    const isJoined = words !== '' && JOINER.test(between);
    words += `${words === '' ? '' : isJoined ? between : ', '}${text.slice(start, end).trim()}`;
    rest += `${isJoined ? '' : between}\n`;
    last = end;
  }
  return { words, rest: rest + text.slice(last) };
}

/** What stands before one of these is taken back. */
const TAKEN_BACK =
  /(?<!\p{L})(?:nein?|nai|falsch|sorry|entschuldigung|pardon|korrektur|sondern|ich meinte?|äh|doch)(?!\p{L})/iu;

/** What stands in front of the last words that take it back («T 67, nein, T 68»), and what follows them. */
export function partsTakenBack(text: string): readonly [before: string, after: string] | undefined {
  const last = [...text.matchAll(new RegExp(TAKEN_BACK, 'giu'))].findLast(({ index }) =>
    /\p{L}/u.test(text.slice(0, index)),
  );
  if (last === undefined) return undefined;
  return [text.slice(0, last.index), text.slice(last.index + last[0].length).replace(/^[\s,:]+/, '')];
}

/** «…, natel ist besser» */
const PREFERRED = /^,? ?(?:\p{L}+ ){0,3}(?:besser|lieber)(?!\p{L})/iu;

/**
 * Of several that were given the last, where each before it is taken back («079 … nei falsch 078 …»), or one that is
 * preferred to those before it; else the first.
 */
export function takeCorrected(text: string, [first, ...others]: readonly [Range, ...Range[]]): Found {
  const preferred = others.find(([, end]) => PREFERRED.test(text.slice(end)));
  if (preferred !== undefined) return take(text, ...preferred);
  let last = first;
  for (const next of others) {
    if (!TAKEN_BACK.test(text.slice(last[1], next[0]))) break;
    last = next;
  }
  return take(text, first[0], last[1], text.slice(...last));
}

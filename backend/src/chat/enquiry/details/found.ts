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

/**
 * Cuts all ranges out of the text. They are one text again where only a joiner («und», a comma) stood between them.
 *
 * @param ranges half-open, in order, not overlapping, at least one
 */
export function takeAll(text: string, ranges: readonly (readonly [start: number, end: number])[]): Found {
  let words = '';
  let rest = '';
  let last = 0;
  for (const [start, end] of ranges) {
    const between = text.slice(last, start);
    const isJoined = words !== '' && /^[ ,]*(?:und|u\.?|oder|bis|ab|x)?[ ,]*$/i.test(between);
    words += `${words === '' ? '' : isJoined ? between : ', '}${text.slice(start, end).trim()}`;
    rest += `${isJoined ? '' : between}\n`;
    last = end;
  }
  return { words, rest: rest + text.slice(last) };
}

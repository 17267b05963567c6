const SHORT_WORD = /([:,] \p{L}{2,3}) /gu;

/** Keeps a short word after a colon or comma with the one that follows, so that no line of a heading ends with it. */
export function bindWords(heading: string): string {
  return heading.replace(SHORT_WORD, '$1\u00a0');
}

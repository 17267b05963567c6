/** A pattern that matches whole words alone, in any letter case: `\b` knows no umlauts. */
export function wholeWords(pattern: string, flags = 'iu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags);
}

/** A table of words, written as a page instead of one word to a line. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** The words of a text in lower case and Swiss spelling, without the punctuation around them. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’-]*[\p{L}\p{N}])?/gu) ?? []
  );
}

/** True if at most one slip of the finger lies between two words: a letter left out, added, wrong, or before its time. */
export function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [one, other] = [typed.slice(start), meant.slice(start)];
  const isExchanged = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  return one.slice(1) === other || one === other.slice(1) || one.slice(1) === other.slice(1) || isExchanged;
}

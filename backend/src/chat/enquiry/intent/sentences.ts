/** A sentence with its punctuation, and where it begins in the text. */
export interface Sentence {
  readonly index: number;
  readonly text: string;
}

/** The sentences of a text; a point within a number or an address ends none. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(/(?:[^\n.!?]|[.!?](?![\s]|$))+[.!?]*/gu)]
    .filter(([words]) => /[\p{L}\p{N}]/u.test(words))
    .map(({ 0: words, index }) => ({ index, text: words }));
}

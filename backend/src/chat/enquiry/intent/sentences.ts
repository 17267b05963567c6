/** A sentence with its punctuation, and where it begins in the text. */
export interface Sentence {
  readonly index: number;
  readonly text: string;
}

/** Behind these a point ends no sentence: «Jg. 1969», «lic. iur.» */
const SHORTENED = '(?<=(?:^|[^\\p{L}])(?:jg|ca|nr|dr|prof|lic|iur|dipl|ing|tel|inkl|exkl|bzw|evtl))\\.';
const SENTENCE = new RegExp(`(?:[^\\n.!?]|${SHORTENED}|[.!?](?![\\s]|$))+[.!?]*`, 'giu');

/** The sentences of a text; a point within a number or an address ends none. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(SENTENCE)]
    .filter(([words]) => /[\p{L}\p{N}]/u.test(words))
    .map(({ 0: words, index }) => ({ index, text: words }));
}

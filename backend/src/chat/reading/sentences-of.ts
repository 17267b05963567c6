import { MONTH_BEGINNINGS } from '../language/standard-words.js';

/** A sentence with its punctuation, and where it begins in the text. */
export interface Sentence {
  readonly index: number;
  readonly text: string;
}

/** Behind these a point ends no sentence: «Jg. 1969», «lic. iur.» */
const SHORTENED = '(?<=(?:^|[^\\p{L}])(?:jg|bj|ez|ca|nr|dr|prof|lic|iur|dipl|ing|tel|inkl|exkl|bzw|evtl|zw))\\.';
/** «am 3.4. um 9:00», «28. April». */
const OF_DATE = `(?<=\\d\\.\\d{1,2})\\.(?= (?:um|ab|oder|und|bis|gegen|nach|vor) )|(?<=(?<!\\d)\\d{1,2})\\.(?= (?:${MONTH_BEGINNINGS}))`;
const SENTENCE = new RegExp(`(?:[^\\n.!?]|${SHORTENED}|${OF_DATE}|[.!?](?![\\s]|$))+[.!?]*`, 'giu');

/** The sentences of a text; a point within a number or an address ends none. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(SENTENCE)]
    .filter(([words]) => /[\p{L}\p{N}]/u.test(words))
    .map(({ 0: words, index }) => ({ index, text: words }));
}

/** True for a sentence that ends in a question mark: «Habt ihr offen?», «(oder morgen?)», «Wirklich?!» */
export function hasQuestionMark(sentence: string): boolean {
  return /\?[\s!?.»"')]*$/.test(sentence);
}

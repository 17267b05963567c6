import type { EnquiryWish } from '../answer.js';
import { compilePattern, type StemOf } from '../understand/pattern.js';
import type { Sentence } from '../understand/reader.js';
import { wishes } from './wishes.js';

/** Reads what a sentence wants from people; undefined where it only asks something. */
export type ReadWish = (sentence: Sentence) => EnquiryWish | undefined;

/** Keywords are no whole sentence: so many words at most. */
const FEW_WORDS = 5;
const QUESTION_WORDS =
  /^(?:wie|was|wann|wo|warum|wieso|weshalb|welche[rsnm]?|wer|woher|wohin|womit|wieviele?|wozu|ob)$/;

export function createReadWish(stemOf: StemOf): ReadWish {
  const compiled = wishes.map(({ wish, patterns, keywords }) => ({
    wish,
    patterns: patterns.map((pattern) => compilePattern(pattern, stemOf)),
    keywords: keywords.map((pattern) => compilePattern(pattern, stemOf)),
  }));
  return ({ words, endsAsQuestion }) => {
    const isBrief =
      words.length <= FEW_WORDS && !endsAsQuestion && !words.some(({ standard }) => QUESTION_WORDS.test(standard));
    return compiled.find(({ patterns, keywords }) => {
      return [...patterns, ...(isBrief ? keywords : [])].some((pattern) => pattern(words) !== undefined);
    })?.wish;
  };
}

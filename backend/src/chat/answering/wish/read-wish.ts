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
/** «Bitte eine Offerte für …»: these may stand in front of a keyword, those behind it. */
const LEADS = /^(?:bitte|gerne?|hallo|grüezi|guten|tag|eine?n?|und|noch)$/;
const ABOUT = /^(?:für|fürs|zur|zum|zu|wegen|von|vom|über|betreffend|betreffs)$/;

export function createReadWish(stemOf: StemOf): ReadWish {
  const compiled = wishes.map(({ wish, patterns, keywords }) => ({
    wish,
    patterns: patterns.map((pattern) => compilePattern(pattern, stemOf)),
    keywords: keywords.map((pattern) => compilePattern(pattern, stemOf)),
  }));
  return ({ words, endsAsQuestion }) => {
    const isStatement = !endsAsQuestion && !words.some(({ standard }) => QUESTION_WORDS.test(standard));
    const isBrief = words.length <= FEW_WORDS && isStatement;
    return compiled.find(({ patterns, keywords }) => {
      if (patterns.some((pattern) => pattern(words) !== undefined)) return true;
      const found = isStatement ? keywords.map((pattern) => pattern(words)).filter((at) => at !== undefined) : [];
      return isBrief ? found.length > 0 : found.flat().some((at) => begins(words, at));
    })?.wish;
  };
}

/** «Termin zur Besichtigung eines Ferrari 458» is a wish, however much follows. */
function begins(words: Sentence['words'], at: number): boolean {
  return words.slice(0, at).every(({ standard }) => LEADS.test(standard)) && ABOUT.test(words[at + 1]?.standard ?? '');
}

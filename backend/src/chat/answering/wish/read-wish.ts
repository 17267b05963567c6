import type { QueryWord } from '../../knowledge/term-groups.js';
import type { EnquiryWish } from '../answer.js';
import { compilePattern, type StemOf } from '../understand/pattern.js';
import type { Sentence } from '../understand/reader.js';
import { wishes } from './wishes.js';

/**
 * Reads what a sentence wants from people; undefined where it only asks something.
 *
 * @param isAsked whether a sentence beside it is a question
 */
export type ReadWish = (sentence: Sentence, isAsked?: boolean) => EnquiryWish | undefined;

/** Keywords are no whole sentence: so many words at most. */
const FEW_WORDS = 6;
const QUESTION_WORDS =
  /^(?:wie|was|wann|wo|warum|wieso|weshalb|welche[rsnm]?|wer|woher|wohin|womit|wieviele?|wozu|ob)$/;
const COMPARED = /^(?:möglich|gesagt|besprochen|vereinbart|abgemacht|erwähnt|geschrieben|immer|letztes)$/;
/** «Bitte eine Offerte für …»: these may stand in front of a keyword, those behind it. */
const LEADS = /^(?:bitte|gerne?|hallo|grüezi|guten|tag|eine?n?|und|noch)$/;
const BOOK = /^(?:buchen|buche|reservieren|reserviere)$/;
const ABOUT = /^(?:für|fürs|zur|zum|zu|wegen|von|vom|über|betreffend|betreffs)$/;

/** @param isOurs whether there is anything on the site about a word; what there is not, nobody books here */
export function createReadWish(stemOf: StemOf, isOurs: (word: QueryWord) => boolean): ReadWish {
  const compiled = wishes.map(({ wish, isImplied, patterns, keywords }) => ({
    wish,
    isImplied,
    patterns: patterns.map((pattern) => compilePattern(pattern, stemOf)),
    keywords: keywords.map((pattern) => compilePattern(pattern, stemOf)),
  }));
  return ({ words: all, endsAsQuestion }, isAsked = false) => {
    const words = withoutComparison(all);
    const booked = words[words.findIndex(({ standard }) => BOOK.test(standard)) - 1];
    if (booked && !isOurs(booked)) return undefined;
    const isStatement = !endsAsQuestion && !words.some(({ standard }) => QUESTION_WORDS.test(standard));
    const isBrief = words.length <= FEW_WORDS && isStatement;
    return compiled.find(({ isImplied, patterns, keywords }) => {
      if (isImplied && isAsked) return false;
      if (patterns.some((pattern) => pattern(words) !== undefined)) return true;
      const found = isStatement ? keywords.map((pattern) => pattern(words)).filter((at) => at !== undefined) : [];
      return isBrief ? found.length > 0 : found.flat().some((at) => begins(words, at));
    })?.wish;
  };
}

/** «so schnell wie möglich», «wie besprochen»: these ask nothing. */
function withoutComparison(words: Sentence['words']): Sentence['words'] {
  return words.filter(({ standard }, at) => standard !== 'wie' || !COMPARED.test(words[at + 1]?.standard ?? ''));
}

/** «Termin zur Besichtigung eines Ferrari 458» is a wish, however much follows. */
function begins(words: Sentence['words'], at: number): boolean {
  return words.slice(0, at).every(({ standard }) => LEADS.test(standard)) && ABOUT.test(words[at + 1]?.standard ?? '');
}

import type { QueryWord } from '../../knowledge/term-groups.js';
import type { EnquiryWish } from '../answer.js';
import { compilePattern, type StemOf } from '../understand/pattern.js';
import type { Sentence } from '../understand/reader.js';
import { asksToEnrol } from './asks-to-enrol.js';
import { isOver } from './is-over.js';
import { wishes } from './wishes.js';
import { withoutRefused } from './without-refused.js';

/**
 * Reads what a sentence wants from people; undefined where it only asks something.
 *
 * @param isAsked whether a sentence beside it is a question
 */
export type ReadWish = (sentence: Sentence, isAsked?: boolean) => EnquiryWish | undefined;

/** Keywords are no whole sentence: so many words at most. */
const FEW_WORDS = 6;
const QUESTION_WORDS =
  /^(?:wie|was|wann|wo|warum|wieso|weshalb|welche[rsnm]?|wer|woher|wohin|womit|woran|worauf|wovon|wofür|worin|wodurch|wieviele?|wozu|ob)$/;
/** «Woran merke ich, dass ich auffrischen lassen sollte?» tells no wish. */
const ASKS_AFTER = /^wor?(?:an|auf|von|mit|für|in|durch|zu)$/;
const COMPARED = /^(?:möglich|gesagt|besprochen|vereinbart|abgemacht|erwähnt|geschrieben|immer|letztes)$/;
/** «Bitte eine Offerte für …»: these may stand in front of a keyword, those behind it. */
const LEADS = /^(?:bitte|gerne?|hallo|grüezi|guten|tag|eine?n?|und|noch)$/;
const JOINING = /^(?:und|oder|aber|also)$/;
const BOOK = /^(?:buchen|buche|reservieren|reserviere)$/;
const ABOUT = /^(?:für|fürs|zur|zum|zu|wegen|von|vom|über|betreffend|betreffs)$/;

const WORK =
  /^(?:einlagerung|winterlager|winterplatz|stellplatz|autohotel|(?:keramik)?versiegelung|aufbereitung|(?:dampf|innen|polster)?reinigung|politur|vermittlung|ankauf)$/;

const OF_WORK: ReadonlySet<EnquiryWish> = new Set(['appointment', 'offer']);

/** @param isOurs whether there is anything on the site about a word; what there is not, nobody books here */
export function createReadWish(stemOf: StemOf, isOurs: (word: QueryWord) => boolean): ReadWish {
  const compiled = wishes.map(({ wish, isImplied, patterns, keywords }) => ({
    wish,
    isImplied,
    patterns: patterns.map((pattern) => compilePattern(pattern, stemOf)),
    keywords: keywords.map((pattern) => compilePattern(pattern, stemOf)),
  }));
  return ({ words: all, endsAsQuestion }, isAsked = false) => {
    const words = withoutRefused(withoutComparison(all));
    const booked = words[words.findIndex(({ standard }) => BOOK.test(standard)) - 1];
    if ((booked && !isOurs(booked)) || asksToEnrol(words)) return undefined;
    const asksByWord = words.some(({ standard }) => ASKS_AFTER.test(standard));
    const isTold = isOver(words);
    const isStatement = !endsAsQuestion && !words.some(({ standard }) => QUESTION_WORDS.test(standard));
    const isBrief = words.length <= FEW_WORDS && isStatement && !saysOfIt(words);
    return compiled.find(({ wish, isImplied, patterns, keywords }) => {
      if (isTold && OF_WORK.has(wish)) return false;
      if (isImplied && (isAsked || asksByWord || (endsAsQuestion && isSupposed(words)))) return false;
      if (patterns.some((pattern) => pattern(words) !== undefined)) return true;
      const found = isStatement ? keywords.map((pattern) => pattern(words)).filter((at) => at !== undefined) : [];
      return isBrief ? found.length > 0 : found.flat().some((at) => begins(words, at));
    })?.wish;
  };
}

/** «Und wenn ich ihn nur einlagern lassen will?» asks what comes then. */
function isSupposed(words: Sentence['words']): boolean {
  const begin = words.find(({ standard }) => !JOINING.test(standard))?.standard ?? '';
  return begin === 'wenn' || begin === 'falls';
}

/** What an offer or an appointment is or costs is no keyword of a wish: «d Offerte isch gratis», «Termin nötig». */
const OF_IT =
  /^(?:ist|sind|kostet|kosten|braucht|brauchts|verpflichtet|gilt|nötig|notwendig|obligatorisch|zwingend|erforderlich)$/;
const WISHED =
  /^(?:(?:ge|er|er?ge)wünscht|erbeten|gesucht|gefragt|dringend|eilig|möglich|frei|verfügbar|bitte|gerne?)$/;

function saysOfIt(words: Sentence['words']): boolean {
  return words.some(({ standard }) => OF_IT.test(standard)) && !words.some(({ standard }) => WISHED.test(standard));
}

/** «so schnell wie möglich», «wie besprochen»: these ask nothing. */
function withoutComparison(words: Sentence['words']): Sentence['words'] {
  return words.filter(({ standard }, at) => standard !== 'wie' || !COMPARED.test(words[at + 1]?.standard ?? ''));
}

/** «Termin zur Besichtigung eines Ferrari 458» is a wish, however much follows. */
function begins(words: Sentence['words'], at: number): boolean {
  return words.slice(0, at).every(({ standard }) => LEADS.test(standard)) && isFollowed(words, at);
}

/** By what it is for: «Offerte für …», «Offerte Einlagerung Wohnwagen, der ist …», but not «Offerte Einlagerung ist gratis». */
function isFollowed(words: Sentence['words'], at: number): boolean {
  const [next = '', behind = ''] = words.slice(at + 1, at + 3).map(({ standard }) => standard);
  return ABOUT.test(next) || (WORK.test(next) && behind !== '' && !OF_IT.test(behind));
}

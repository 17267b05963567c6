import { wholeWords } from '../whole-words.js';

/** Alternatives of patterns, in standard German and as Swiss people write them. */
export const DAYS = [
  'montag|mäntig|mäntag|mentig|mändig',
  'dienstag|zischtig|ziischtig|dienschtig',
  'mittwoch|mittwuch|mittwuche',
  'donnerstag|dunschtig|donnschtig|donnstig|dunnschtig',
  'freitag|friitig|fritig|frytig|friitag',
  'samstag|sonnabend|samschtig|samstig|samschti',
  'sonntag|sunntig|sonntig|sunnti',
].join('|');

export const MONTHS = [
  'januar|jänner|jan\\.',
  'februar|feb\\.',
  'märz|maerz|merz',
  'april|aprill|apr\\.',
  'mai|meie',
  'juni|juli|jul\\.',
  'august|auguscht|aug\\.',
  'september|septämber|sept\\.',
  'oktober|oktobr|okt\\.',
  'november|novämber|nov\\.',
  'dezember|dezämber|dez\\.',
].join('|');

/** Without a point some are names or words of every day: they need a preposition or a day. */
export const SHORT_MONTHS = 'jan|feb|mär|mrz|apr|jun|jul|aug|sep|sept|okt|nov|dez';

export const SEASONS =
  'frühling|früehlig|früelig|frühjahr|sommer|summer|sommerferien|herbst|herbscht|herbstferien|winter|wochenende|wuchenänd|weekend';

export const PERIODS = 'woche|wuche|monat|monet|jahr|tage|täg|saison';

/** «nächste», «kommenden», «diese» and how they sound here. */
export const NEXT =
  '(?:über)?nächste[nrsm]?|(?:über)?nächscht[ei]?[nr]?|kommende[nrsm]?|chommend[ei]?|diese[nrsm]?|dis[ei]';

const DAY = wholeWords(
  `(?:${DAYS})s?|${MONTHS}|${SEASONS}|${PERIODS}|heute|hüt|morgen|morn|übermorgen|übermorn|wochen|tagen|(?:${SHORT_MONTHS})\\.?|\\d{1,2}\\.(?:\\d{1,2}\\.?(?:\\d{2,4})?)?`,
);

const DAY_ALONE = new RegExp(`^\\s*(?:${DAYS})s?[\\s.!]*$`, 'iu');

/** True for a weekday and nothing else. */
export function isDayAlone(text: string): boolean {
  return DAY_ALONE.test(text);
}

/** True if words name a day, a month or the like, and not just a time of day. */
export function namesDay(text: string): boolean {
  return DAY.test(text);
}

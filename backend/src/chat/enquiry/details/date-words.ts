import { TIME_LEXICON } from '../../language/dialect/days-and-times.js';
import { wholeWords } from '../whole-words.js';

/** A word and how Swiss people write it, as an alternative of patterns. */
const spellings = (...words: readonly string[]) =>
  words.map((word) => `${word}|${(TIME_LEXICON[word] ?? '').replaceAll(' ', '|')}`).join('|');

/** Alternatives of patterns, in standard German and as Swiss people write them. */
export const DAYS = [
  spellings('montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'),
  'sonnabend|dunschtig|ziischdig|zischdig|dunnerschtig|dunnschdig|donnschdig|fridig|frytdig|friidig|samschdi|sunndi',
].join('|');

export const TIMES_OF_DAY = spellings('vormittag', 'nachmittag', 'mittag', 'abend', 'feierabend');

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

export const PERIODS = 'woche|wuche|wuchä|monat|monet|jahr|johr|tage|täg|saison';

/** «nächste», «kommenden», «diese» and how they sound here. */
export const NEXT =
  '(?:über)?n[äeö]ch?st[ei]?[nrsm]?|(?:über|öber)?n[äeö](?:ch|gg?|x)?scht[eiä]?[nr]?|kommende[nrsm]?|chommend[ei]?|diese[nrsm]?|dis[ei]';

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

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

export const SEASONS =
  'frühling|früehlig|früelig|frühjahr|sommer|summer|sommerferien|herbst|herbscht|herbstferien|winter|wochenende|wuchenänd|weekend';

export const PERIODS = 'woche|wuche|monat|monet|jahr|tage|täg|saison';

/** «nächste», «kommenden», «diese» and how they sound here. */
export const NEXT =
  '(?:über)?nächste[nrsm]?|(?:über)?nächscht[ei]?[nr]?|kommende[nrsm]?|chommend[ei]?|diese[nrsm]?|dis[ei]';

import type { Lexicon } from './lexicon.js';

/** Beside these «di» is a Tuesday and no «die». */
const BEFORE_TUESDAY = 'am bis ab mo von jeden nächsten kommenden diesen letzten bitte';
const AFTER_TUESDAY = 'bis mi do fr sa und oder nachmittag morgen abend vormittag';

/** Beside these «do» is a Thursday and no «da». */
const BEFORE_THURSDAY = 'am ab mo jeden nächsten kommenden diesen letzten mi';
const AFTER_THURSDAY = 'fr nachmittag vormittag abend oder_fr';

/** Short names of days that are other words too, beside what makes them out. */
export const DAY_PHRASES: Lexicon = new Map<string, readonly string[]>([
  ...BEFORE_THURSDAY.split(' ').map((word) => [`${word}_do`, [word, 'donnerstag']] as const),
  ...AFTER_THURSDAY.split(' ').map((word) => [`do_${word}`, ['donnerstag', word]] as const),
  ...BEFORE_TUESDAY.split(' ').map((word) => [`${word}_di`, [word, 'dienstag']] as const),
  ...AFTER_TUESDAY.split(' ').map((word) => [`di_${word}`, ['dienstag', word]] as const),
]);

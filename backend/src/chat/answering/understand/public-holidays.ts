import { dateOf } from './calendar.js';

/** Days that are free in the canton of Bern, or that many close on early, as month and day: the site tells of none. */
const FIXED: ReadonlySet<string> = new Set(['1-1', '1-2', '5-1', '8-1', '12-24', '12-25', '12-26', '12-31']);
/** Good Friday, Easter and its Monday, Ascension, Whitsun and its Monday, in days from Easter Sunday. */
const FROM_EASTER: ReadonlySet<number> = new Set([-2, 0, 1, 39, 49, 50]);

/** @param day counted from 1970 */
export function isPublicHoliday(day: number): boolean {
  const date = dateOf(day);
  return (
    FIXED.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`) ||
    FROM_EASTER.has(day - easterOf(date.getUTCFullYear()))
  );
}

/** Easter Sunday as a day counted from 1970, after Gauss as corrected by Lichtenberg. */
function easterOf(year: number): number {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const cycle = year % 19;
  const seed = (19 * cycle + moon) % 30;
  const border = 21 + seed - Math.floor((seed + Math.floor(cycle / 11)) / 29);
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  const marchDay = border + (7 - ((border - firstSunday) % 7));
  return Date.UTC(year, 2, marchDay) / 86_400_000;
}

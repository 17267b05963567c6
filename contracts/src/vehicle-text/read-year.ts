import { core } from './vehicle-words.js';

/**
 * `bare`: four digits that may be anything; `date`: a form that only a date has; `introduced`: its own word says
 * «Jg.».
 */
export type YearForm = 'bare' | 'date' | 'introduced';

/** No motor vehicle that this trade sees is older. */
export const FIRST_YEAR = 1950;
const GLUED = /^(?:jg|jahrgang|bj|baujahr|ez|erstzulassung|mj|my|modelljahr)[.:]*['’]?(\d.*)$/i;
const DATE = /^(?:\d{1,2}[./-])?(\d{1,2})[./-](\d{4})$/;
const ISO_DATE = /^(\d{4})[-/.](\d{1,2})(?:[-/.]\d{1,2})?$/;
const SPAN = /^(\d{4})[-/–](\d{2}|\d{4})$/;
const SHORT = /^(?:(?:\d{1,2}[./-])?(\d{1,2})[./-])?(\d{2})$/;

/**
 * Reads one word as a year: «2019», «2019er», «(2019)», «04/2019», «12.04.2019», «2019-04», «2018/19» (its first year),
 * «Jg.2019», and, only if introduced, «19», «'98», «04/19», «1.4.19».
 *
 * @param word as typed, with its punctuation
 * @param currentYear four digits; years from 1950 to the one after it are read
 * @param introduced whether a word such as «Jg.» stands before it
 */
export function readYear(
  word: string,
  currentYear: number,
  introduced: boolean,
): { year: number; form: YearForm } | null {
  const text = core(word);
  const glued = GLUED.exec(text)?.[1];
  if (glued !== undefined) {
    const year = fullYear(glued, currentYear) ?? shortYear(glued, currentYear);
    return year === null ? null : { year, form: 'introduced' };
  }
  // «25000.-» and «2000.–» are prices.
  if (/\d\.[-–—]/.test(word)) return null;
  const year = fullYear(text, currentYear) ?? (introduced ? shortYear(text, currentYear) : null);
  if (year === null) return null;
  return { year, form: /^\d{4}$/.test(text) && !/^[([]/.test(word) ? 'bare' : 'date' };
}

function fullYear(text: string, currentYear: number): number | null {
  const plain = /^(\d{4})(?:er)?$/i.exec(text)?.[1];
  if (plain !== undefined) return inRange(Number(plain), currentYear);
  const [, month, year] = DATE.exec(text) ?? [];
  if (isMonth(month)) return inRange(Number(year), currentYear);
  const [, isoYear, isoMonth] = ISO_DATE.exec(text) ?? [];
  if (isMonth(isoMonth)) return inRange(Number(isoYear), currentYear);
  const [, first, second = ''] = SPAN.exec(text) ?? [];
  const follows = first !== undefined && String(Number(first) + 1).endsWith(second);
  return follows ? inRange(Number(first), currentYear) : null;
}

function shortYear(text: string, currentYear: number): number | null {
  const [, month, digits] = SHORT.exec(text) ?? [];
  if (digits === undefined || (month !== undefined && !isMonth(month))) return null;
  return inRange(2000 + Number(digits), currentYear) ?? inRange(1900 + Number(digits), currentYear);
}

function isMonth(digits: string | undefined): boolean {
  return digits !== undefined && Number(digits) >= 1 && Number(digits) <= 12;
}

function inRange(year: number, currentYear: number): number | null {
  return year >= FIRST_YEAR && year <= currentYear + 1 ? year : null;
}

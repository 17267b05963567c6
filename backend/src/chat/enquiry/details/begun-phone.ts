import { normalisePhone } from '@fahrzeugpflege/contracts';

/** Of a Swiss number («079 123»), or one with the country in front («+41 79»). */
const BEGUN =
  /(?<![\p{L}\d.,/-])(?:\(?0\d\d|\(?(?:\+|00) ?[1-9]\d)\d*(?:[ ./'’()-]{1,3}\d+)*[ ./-]*(?=[\s.,!]*(?:$|\n))/u;
const FIGURES = /^[\d\s./'’()-]*\d[\d\s./'’()-]*$/u;
/** Whole numbers have ten digits, with the country at least eleven. */
const MOST_DIGITS = 9;
const MOST_DIGITS_WITH_COUNTRY = 11;

/**
 * The beginning of a phone number with which a message ends, or undefined. What is a whole number, or has as many digits
 * as one, is none.
 */
export function readBegunPhone(text: string): string | undefined {
  const begun = BEGUN.exec(text)?.[0].replace(/[ ./-]+$/, '');
  return begun !== undefined && isBegun(begun) ? begun : undefined;
}

/** True if digits may be the beginning of a number, and no whole one. */
function isBegun(words: string): boolean {
  const { length } = words.replace(/\D/g, '');
  const most = /^\(?(?:\+|00)/.test(words) ? MOST_DIGITS_WITH_COUNTRY : MOST_DIGITS;
  return length <= most && normalisePhone(words) === null;
}

/** What a beginning and the next message make of a phone number. */
export interface JoinedPhone {
  readonly words: string;
  readonly isWhole: boolean;
}

/**
 * Puts a message of mere figures behind the beginning of a phone number; undefined where both together are none. Who begins
 * anew is not taken for who goes on.
 */
export function joinPhone(begun: string, text: string): JoinedPhone | undefined {
  const isAnew = normalisePhone(text) !== null || readBegunPhone(text) !== undefined;
  if (!FIGURES.test(text) || isAnew) return undefined;
  const words = `${begun} ${text.trim()}`;
  if (normalisePhone(words) !== null) return { words, isWhole: true };
  return isBegun(words) ? { words, isWhole: false } : undefined;
}

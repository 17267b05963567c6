import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { normaliseText } from './clean-text.js';

/** Longer texts are prose: a number picked out of one could be anybody's. */
const MAX_LENGTH = 200;
/** Digits with what people put between them; letters, commas and line ends part one number from the next. */
const NUMBER = /(?:\+ ?)?\d(?:[\d ./'’·_]|\p{Pd})*/gu;
const EXTENSION = /\d[ ,;/-]*(?:extension|ext|intern|int|durchwahl|dw|nebenstelle|nst|x|#)[.: ]*\d{1,5}(?!\d)/i;
/** Of any number in the world, with its country's code or the zeros in front. */
const [FEWEST_DIGITS, MOST_DIGITS] = [7, 17];
/** Tried in turn until a part is a number: «079 … / 062 …» and «062 … - 079 …», then «0791234567/0629291234». */
const PARTS = [/ [/\p{Pd}] /u, /\//];

/**
 * Reads the first valid phone number of a text into E.164. A wrong number is worse than none, and the text itself
 * is always kept, so whatever has two readings gives null. Rules:
 *
 * - «+» or «00» decides the country; «(0)» after it is dropped. «41» and nine digits is Swiss as well.
 * - Numbers with one leading zero are Swiss, if valid there. One grouped as no Swiss number is («0761 123456» is
 *   Freiburg im Breisgau, «06 12 34 56 78» a French mobile, though both could be dialled in Switzerland) gives null.
 * - A number that is not valid in Switzerland but a German mobile («0171 1234567») is one: nobody else writes 015,
 *   016, 017. Austrian and French mobiles without a prefix read as German landlines too, and give null, as do all
 *   foreign landlines.
 * - No leading zero, an extension (E.164 has none, and the main line is another connection), or letters within: null.
 *
 * The large metadata («max») is needed: the small one checks lengths alone.
 *
 * @param text as typed, of any length; never throws
 * @returns for example «+41791234567», or null
 */
export function normalisePhone(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = normaliseText(text, 'NFKC')
    .replace(/[()[\]]/g, ' ')
    .replace(/[^\S\n]+/g, ' ');
  if (EXTENSION.test(plain)) return null;
  for (const [segment] of plain.matchAll(NUMBER)) {
    const number = readSegment(segment);
    if (number !== null) return number;
  }
  return null;
}

function readSegment(segment: string): string | null {
  const attempts = [segment, ...PARTS.flatMap((separator) => segment.split(separator))];
  for (const part of new Set(attempts.map((attempt) => attempt.trim()))) {
    const number = readNumber(part);
    if (number !== null) return number;
  }
  return null;
}

function readNumber(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  // The library makes an error with a stack of each: a hundred of them take longer than all else.
  if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS) return null;
  const isInternational = typed.startsWith('+') || digits.startsWith('00') || /^41\d{9}$/.test(digits);
  // No country code begins with a zero: «+0041» and «+041» mean +41.
  if (isInternational) return validIn(`+${digits.replace(/^0+/, '')}`)?.number ?? null;
  if (!digits.startsWith('0')) return null;
  const swiss = validIn(digits, 'CH');
  if (swiss !== null) return isGroupedAsForeign(typed, swiss) ? null : swiss.number;
  const german = validIn(digits, 'DE');
  return german?.getType() === 'MOBILE' ? german.number : null;
}

function validIn(digits: string, country?: CountryCode): PhoneNumber | null {
  const number = parsePhoneNumberFromString(digits, country);
  return number?.isValid() ? number : null;
}

/** Swiss area and mobile codes have three digits; only service numbers («0800 …», «0848 …») begin with four. */
function isGroupedAsForeign(typed: string, number: PhoneNumber): boolean {
  const code = /^\d+/.exec(typed)?.[0] ?? '';
  const isOrdinary = number.getType() === 'MOBILE' || number.getType() === 'FIXED_LINE';
  return isOrdinary && [2, 4, 5].includes(code.length);
}

/** The country's code in a number as {@link normalisePhone} gives it: «423» of «+4233921234». */
export function callingCodeOf(phoneE164: string): string {
  return parsePhoneNumberFromString(phoneE164)?.countryCallingCode ?? phoneE164.slice(1, 3);
}

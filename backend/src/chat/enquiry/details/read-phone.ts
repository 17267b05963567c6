import { normalisePhone } from '@fahrzeugpflege/contracts';
import { type Found, take } from './found.js';
import { readSpokenPhone } from './spoken-digits.js';

/** Digits with what people put between them; letters, commas and line ends part one number from the next. */
const RUN = /(?:\(?\+ ?)?\(?\d(?:[\d ()/'’·_]|\.(?=\d)|\p{Pd})*\d/gu;
const DATE = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})?$/;
const FEWEST_DIGITS = 7;
/** Of any number in the world (E.164), with two zeros in front. */
const MOST_DIGITS = 17;
/** Places of a run at which a number is looked for; longer runs are no numbers. */
const MOST_STARTS = 6;

/** Finds the first phone number of a text, in figures or in words; what counts as one, `normalisePhone` says. */
export function readPhone(text: string): Found | null {
  for (const match of text.matchAll(RUN)) {
    const [from, to] = numberWithin(match[0]) ?? [0, 0];
    if (to > 0) return take(text, match.index + from, match.index + to);
  }
  return readSpokenPhone(text);
}

/**
 * The number in a run of digits, which may begin or end with a number of something else: «678 079 123 45 67», «079 123
 * 45 67 2019». Nothing is cut off that could belong to it: behind, years alone; in front, what stands before a zero or
 * a plus.
 */
function numberWithin(run: string): readonly [from: number, to: number] | null {
  const ends = [run.length, run.search(/ (?:19|20)\d\d$/)].filter((end) => end > 0);
  const starts = [0, ...[...run.matchAll(/ (?=[(+0])/g)].map(({ index }) => index + 1)].slice(0, MOST_STARTS);
  for (const from of starts) {
    for (const to of ends) {
      if (to > from && normalisePhone(run.slice(from, to)) !== null) return [from, to];
    }
  }
  return null;
}

/** The first digits that somebody may have meant as a phone number though they can't be read as one. */
export function findUnclearPhone(text: string): Found | null {
  for (const match of text.matchAll(RUN)) {
    const typed = match[0].trim();
    const { length } = typed.replace(/\D/g, '');
    const isLong = length >= FEWEST_DIGITS && length <= MOST_DIGITS;
    if (isLong && /^[(+0]/.test(typed) && !DATE.test(typed))
      return take(text, match.index, match.index + match[0].length);
  }
  return null;
}

import { normalisePhone } from '@fahrzeugpflege/contracts/without-schemas';
import { numberOfWord } from '../language/number-words.js';
import { type Found, type Range, take, takeCorrected } from './plain-text.js';

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
  const [first, ...others] = [...text.matchAll(RUN)].flatMap(({ 0: run, index }): Range[] => {
    const [from, to] = numberWithin(run) ?? [0, 0];
    return to > 0 ? [[index + from, index + to]] : [];
  });
  return first ? takeCorrected(text, [first, ...others]) : readSpokenPhone(text);
}

/**
 * The number in a run of digits, which may begin or end with a number of something else: «678 079 123 45 67», «079 123
 * 45 67 2019». Nothing is cut off that could belong to it: behind, years alone; in front, what stands before a zero or
 * a plus.
 */
function numberWithin(run: string): readonly [from: number, to: number] | undefined {
  const ends = [run.length, run.search(/ (?:19|20)\d\d$/)].filter((end) => end > 0);
  const starts = [0, ...[...run.matchAll(/ (?=[(+0])/g)].map(({ index }) => index + 1)].slice(0, MOST_STARTS);
  const ranges = starts.flatMap((from) => ends.map((to) => [from, to] as const));
  return ranges.find(([from, to]) => to > from && normalisePhone(run.slice(from, to)) !== null);
}

/** The first digits that somebody may have meant as a phone number though they can't be read as one. */
export function findUnclearPhone(text: string): Found | null {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const typed = run.trim();
    const { length } = typed.replace(/\D/g, '');
    const isLong = length >= FEWEST_DIGITS && length <= MOST_DIGITS;
    if (isLong && /^[(+0]/.test(typed) && !DATE.test(typed)) return take(text, index, index + run.length);
  }
  return null;
}

const SPOKEN_TOKEN = /\p{L}+|\d+|\+/gu;
const BETWEEN = /^[\s,.;/–-]*$/u;
/** Fewer words are an amount, a date or a year. */
const FEWEST_WORDS = 3;
/** No number in the world has more. */
const MOST_TOKENS = 20;
/** Places at which what may be a number by its words is held against all numbers of the world. */
const MOST_TRIES = 20;

/** A phone number that was dictated or typed in words: «null sieben neun …», «null nünesibezg, 345 67 89». */
function readSpokenPhone(text: string): Found | null {
  const tokens = [...text.matchAll(SPOKEN_TOKEN)];
  const starts = tokens.flatMap(({ 0: word }, at) => (/^(?:null|nuu?l|0\d*|plus|\+)$/iu.test(word) ? at : []));
  let tries = 0;
  for (const at of starts) {
    const spoken = spokenFrom(text, tokens.slice(at, at + MOST_TOKENS));
    if (spoken === null) continue;
    if (normalisePhone(spoken.digits) !== null) return take(text, tokens[at]?.index ?? 0, spoken.end, spoken.digits);
    tries += 1;
    if (tries === MOST_TRIES) return null;
  }
  return null;
}

/** The digits that begin with the first token, and where they end, if enough words are among them. */
function spokenFrom(text: string, tokens: readonly RegExpExecArray[]) {
  let digits = '';
  let words = 0;
  let end = tokens[0]?.index ?? 0;
  for (const { index, 0: word } of tokens) {
    const next = digitsOf(word.toLowerCase());
    if (next === undefined || !BETWEEN.test(text.slice(end, index))) break;
    digits += next;
    words += /\p{L}/u.test(word) ? 1 : 0;
    end = index + word.length;
  }
  return words >= FEWEST_WORDS || (words > 0 && /\d{3}/.test(text)) ? { end, digits } : null;
}

function digitsOf(word: string): string | undefined {
  if (/^\d+$/.test(word)) return word;
  if (word === 'plus' || word === '+') return '+';
  if (/^nuu?l{1,2}$/u.test(word)) return '0';
  const number = numberOfWord(word);
  return number === undefined || number > 999 || !Number.isInteger(number) ? undefined : `${number}`;
}

/** Of a Swiss number («079 123»), or one with the country in front («+41 79»). */
const BEGUN =
  /(?<![\p{L}\d.,/'’-])(?:\(?0\d\d|\(?(?:\+|00) ?[1-9]\d)\d*(?:[ ./'’()-]{1,3}\d+)*[ ./-]*(?=[\s.,!]*(?:$|\n))/u;
const FIGURES = /^[\d\s./'’()-]*\d[\d\s./'’()-]*$/u;
/** Whole numbers have ten digits, with the country at least eleven. */
const MOST_BEGUN = 9;
const MOST_BEGUN_WITH_COUNTRY = 11;

/**
 * The beginning of a phone number with which a message ends, or undefined. What is a whole number, or has as many digits
 * as one, is none.
 */
export function readBegunPhone(text: string): string | undefined {
  const begun = BEGUN.exec(text)?.[0].replace(/[ ./-]+$/, '');
  return begun !== undefined && isBegun(begun) ? begun : undefined;
}

function isBegun(words: string): boolean {
  const { length } = words.replace(/\D/g, '');
  const most = /^\(?(?:\+|00)/.test(words) ? MOST_BEGUN_WITH_COUNTRY : MOST_BEGUN;
  return length <= most && normalisePhone(words) === null;
}

/**
 * Puts a message of mere figures behind the beginning of a phone number; undefined where both together are none. Who begins
 * anew is not taken for who goes on.
 */
export function joinPhone(begun: string, text: string): { words: string; isWhole: boolean } | undefined {
  const isAnew = normalisePhone(text) !== null || readBegunPhone(text) !== undefined;
  if (!FIGURES.test(text) || isAnew) return undefined;
  const words = `${begun} ${text.trim()}`;
  const isWhole = normalisePhone(words) !== null;
  return isWhole || isBegun(words) ? { words, isWhole } : undefined;
}

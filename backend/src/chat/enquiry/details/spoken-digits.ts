import { normalisePhone } from '@fahrzeugpflege/contracts';
import { NUMBER_LEXICON } from '../../language/dialect/numbers.js';
import { numberOfWord } from '../../language/number-words.js';
import { type Found, take } from './found.js';

const STANDARD: ReadonlyMap<string, string> = new Map(
  Object.entries(NUMBER_LEXICON).flatMap(([word, spellings]) => spellings.split(' ').map((typed) => [typed, word])),
);
const TOKEN = /\p{L}+|\d+|\+/gu;
/** «nünesibezg», «vieravierzg». */
const TENS_BEHIND_ONES = /^(?<ones>.+?)(?:e|ä|a|en|u|und)(?<tens>\p{L}+z(?:i|ä)?g|driss?i?g|drissg)$/u;
const BETWEEN = /^[\s,.;/–-]*$/u;
/** Fewer words are an amount, a date or a year. */
const FEWEST_WORDS = 3;
/** No number in the world has more. */
const MOST_TOKENS = 20;
/** Places at which what may be a number by its words is held against all numbers of the world. */
const MOST_TRIES = 20;

/** A phone number that was dictated or typed in words: «null sieben neun …», «null nünesibezg, 345 67 89». */
export function readSpokenPhone(text: string): Found | null {
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({ index, end: index + word.length, word }));
  let tries = 0;
  for (const [first, { word, index }] of tokens.entries()) {
    if (!/^(?:null|nuu?l|0\d*|plus|\+)$/iu.test(word)) continue;
    const spoken = spokenFrom(text, tokens.slice(first, first + MOST_TOKENS));
    if (spoken === null) continue;
    if (normalisePhone(spoken.digits) !== null) return take(text, index, spoken.end, spoken.digits);
    tries += 1;
    if (tries === MOST_TRIES) return null;
  }
  return null;
}

interface Token {
  readonly index: number;
  readonly end: number;
  readonly word: string;
}

/** The digits that begin with the first token, and where they end, if enough words are among them. */
function spokenFrom(text: string, tokens: readonly Token[]): { readonly end: number; readonly digits: string } | null {
  let digits = '';
  let words = 0;
  let last = tokens[0]?.index ?? 0;
  for (const { index, end, word } of tokens) {
    const next = digitsOf(word.toLowerCase());
    if (next === undefined || !BETWEEN.test(text.slice(last, index))) break;
    digits += next;
    words += /\p{L}/u.test(word) ? 1 : 0;
    last = end;
  }
  const isSpoken = words > 0 && (words >= FEWEST_WORDS || /\d{3}/.test(text));
  return isSpoken ? { end: last, digits } : null;
}

function digitsOf(word: string): string | undefined {
  if (/^\d+$/.test(word)) return word;
  if (word === 'plus' || word === '+') return '+';
  if (/^nuu?l{1,2}$/u.test(word)) return '0';
  const number = numberOf(word);
  return number === undefined || !Number.isInteger(number) || number > 999 ? undefined : `${number}`;
}

/** The whole number below a hundred that a word spells, in standard German or as Swiss people write it: «nünenünzgi». */
export function numberOfSpelling(word: string): number | undefined {
  const number = numberOf(word.toLowerCase());
  return number !== undefined && Number.isInteger(number) && number < 100 ? number : undefined;
}

function numberOf(word: string): number | undefined {
  const { ones = '', tens = '' } = TENS_BEHIND_ONES.exec(word)?.groups ?? {};
  const [one, ten] = [ones, tens].map((part) => numberOfWord(STANDARD.get(part) ?? part));
  if (one !== undefined && ten !== undefined && one < 10 && ten % 10 === 0) return one + ten;
  if (/^ei[ns]?si?$/u.test(word)) return 1;
  return /^ein(?:e\p{L}?)?$/u.test(word) ? undefined : numberOfWord(STANDARD.get(word) ?? word);
}

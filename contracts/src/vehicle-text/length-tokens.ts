import {
  AFTER_OTHER,
  announcesOther,
  type Dimension,
  DOUBTS,
  dimensionOf,
  FOLLOWERS,
  HARMLESS,
  JOINERS,
  TIMES,
  type Unit,
  unitOf,
} from './length-words.js';
import { centimetresOf, digitsOf } from './spelled-number.js';
import { clean } from './vehicle-words.js';

/** A number that may be a length, with the unit typed beside it. */
export interface LengthValue {
  kind: 'value';
  /** Digits as typed, with a decimal comma or point: «7,20». */
  digits: string;
  unit: Unit | null;
}

/**
 * What a text about lengths consists of: `word` is unknown, `mark` is punctuation, `other` announces another number.
 */
export type LengthToken =
  | LengthValue
  /** `follows`: an adjective, which stands after its number («7.20 lang»). */
  | { kind: 'label'; dimension: Dimension; follows: boolean }
  /** `digits`: it spells a number, which is a length with its unit behind it («sieben Meter»). */
  | { kind: 'word'; digits?: string }
  | { kind: 'times' | 'joiner' | 'comma' | 'dash' | 'doubt' | 'mark' | 'harmless' | 'other' };

/** A vehicle's dimensions need no more characters; the rest is prose and is not read. */
const MAX_LENGTH = 200;
/** «7 1/2», «6½». */
const FRACTION = /(?<![\d.,])(\d{1,2}) ?([¼½¾]|(?<= )(?:1\/[24]|3\/4)(?![.,]?\d))/gu;
/** «L3H2» is which body a van has, no length and height; but «x H3» is a height. */
const BODY_CODE = /(?<![\p{L}\d]|[x×*] )(?:[lh][1-5])+(?!\p{L}|[.,'’]?\d| (?:m|cm|mm|meter)(?!\p{L}))/gu;
/** «L7», «Länge: 5.99»: no body is that long, and «H3» beside it is a height. */
const NAMED_LENGTH = /(?<!\p{L})l(?:(?:ä|ae)nge)?[^\p{L}\d]{0,3}(?:[6-9]|\d{1,2}[.,]\d)/u;
const NUMBER = /^\d{1,5}(?:[.,]\d{1,3})?$/;

/**
 * Cuts a text about lengths into tokens. Numbers that are surely no length («3500 kg», «Jg. 2003», «T447») become a
 * `word`.
 */
export function readLengthTokens(text: string): LengthToken[] {
  const typed = clean(text, MAX_LENGTH).toLowerCase();
  const numbered = typed.replace(FRACTION, decimals);
  const readable = NAMED_LENGTH.test(numbered) ? numbered : numbered.replace(BODY_CODE, ' ');
  const parts = readable.match(/\d[\d.,'’]*|\p{L}+| |[^\s]/gu) ?? [];
  const tokens: LengthToken[] = [];
  let before = '';
  for (const part of parts) {
    if (/^\d/.test(part)) addNumber(tokens, part, /\p{L}$/u.test(before));
    else if (/^\p{L}/u.test(part)) addWord(tokens, part);
    else if (part !== ' ') tokens.push(signToken(part));
    before = part;
  }
  return tokens;
}

function decimals(_: string, whole: string, part: string): string {
  const [over, under] = part.normalize('NFKC').match(/\d/g) ?? [];
  return `${Number(whole) + Number(over) / Number(under)}`;
}

function addNumber(tokens: LengthToken[], typed: string, glued: boolean): void {
  const last = tokens.at(-1);
  const isOther = tokens.findLast(({ kind }) => kind !== 'mark')?.kind === 'other' || (glued && last?.kind === 'word');
  const number = typed.replace(/[.,'’]+$/, '');
  if (isOther) tokens.push({ kind: 'word' });
  else if (last?.kind === 'value' && last.unit === 'm' && /^\d{1,2}$/.test(last.digits) && /^\d\d$/.test(number)) {
    // «6m99» and «7 m 20»
    last.digits = `${last.digits}.${number}`;
  } else tokens.push(...numberTokens(number));
  if (/,$/.test(typed)) tokens.push({ kind: 'comma' });
}

function numberTokens(number: string): LengthToken[] {
  const [left, right, ...more] = number.split(',');
  // «7.20,3.10» is two numbers.
  if (left?.includes('.') && right?.includes('.') && more.length === 0) {
    return [...numberTokens(left), { kind: 'comma' }, ...numberTokens(right)];
  }
  const digits = /^\d{1,2}['’]\d{3}$/.test(number) ? number.replace(/\D/, '') : number;
  return NUMBER.test(digits) ? [{ kind: 'value', digits, unit: null }] : [{ kind: 'word' }];
}

function addWord(tokens: LengthToken[], word: string): void {
  // «7,20mx3,10m», «L7,20xH3,10», «LxBxH»: signs typed without a space between
  const [, glued = '', signs = ''] = /^(m|cm|mm)?([lbh]?x(?:[lbh]x?)*)$/.exec(word) ?? [];
  const unit = unitOf(signs === '' ? word : glued);
  const last = tokens.at(-1);
  if (unit !== undefined && last?.kind === 'value') last.unit ??= unit;
  if (unit !== undefined && last?.kind === 'word' && last.digits !== undefined) {
    tokens[tokens.length - 1] = { kind: 'value', digits: last.digits, unit };
  }
  if (last?.kind === 'value' && last.unit === 'm' && addCentimetres(last, word)) return;
  if (unit === undefined && last?.kind === 'value' && last.unit === null && AFTER_OTHER.has(word)) {
    tokens[tokens.length - 1] = { kind: 'word' };
  }
  if (signs !== '') tokens.push(...[...signs].map(wordToken));
  else if (unit === undefined) tokens.push(wordToken(word));
}

/** «sieben Meter zwanzig». */
function addCentimetres(value: LengthValue, word: string): boolean {
  const centimetres = /^\d{1,2}$/.test(value.digits) ? centimetresOf(word) : undefined;
  if (centimetres === undefined) return false;
  value.digits = `${value.digits}.${centimetres}`;
  return true;
}

function wordToken(word: string): LengthToken {
  if (announcesOther(word)) return { kind: 'other' };
  if (TIMES.has(word)) return { kind: 'times' };
  if (JOINERS.has(word)) return { kind: 'joiner' };
  if (DOUBTS.has(word)) return { kind: 'doubt' };
  if (HARMLESS.has(word)) return { kind: 'harmless' };
  const dimension = dimensionOf(word);
  const digits = digitsOf(word);
  if (digits !== undefined) return { kind: 'word', digits };
  return dimension === undefined ? { kind: 'word' } : { kind: 'label', dimension, follows: FOLLOWERS.has(word) };
}

function signToken(sign: string): LengthToken {
  if (TIMES.has(sign)) return { kind: 'times' };
  if (JOINERS.has(sign)) return { kind: 'joiner' };
  if (sign === ',') return { kind: 'comma' };
  if (/\p{Pd}/u.test(sign)) return { kind: 'dash' };
  return { kind: /[<>]/.test(sign) ? 'doubt' : 'mark' };
}

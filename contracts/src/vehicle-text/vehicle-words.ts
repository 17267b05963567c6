import { normaliseText } from '../submission/clean-text.js';

/** Nobody describes a vehicle in more characters; what stands beyond is prose and is not read. */
const MAX_LENGTH = 300;

/** The words of a text, for the tables of words. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** True if the text holds a letter or digit of any script. */
export function isReadable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** The word without the punctuation around it, as typed: «(Jg.» gives «Jg». */
export function core(word: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(word)?.[0] ?? '';
}

/** The core in lower case and without dots, for looking a word up: «Jg.» and «JG» give «jg», «E.Z.» gives «ez». */
export function lookup(word: string): string {
  return core(word).toLowerCase().replaceAll('.', '');
}

/**
 * Composed (NFC) text of bounded length with single spaces and without control or invisible characters. A text that
 * is too long is cut at the last space, so that no half word is read.
 */
export function clean(text: string, maxLength = MAX_LENGTH): string {
  const cut = text.slice(0, maxLength);
  const end = text.length > maxLength ? cut.lastIndexOf(' ') : -1;
  return normaliseText(end > 0 ? cut.slice(0, end) : cut)
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** «04/2019», «12/04/2019», «EZ04/19», «2018/19»: a slash that belongs to a date. */
const SLASH_DATE =
  /^[([]?(?:(?:jg|jahrgang|bj|baujahr|ez|mj)\.?)?(?:(?:\d{1,2}\/){1,2}(?:\d{4}|\d{2})|\d{4}\/\d{2,4})\W*$/i;

/**
 * Splits a vehicle text into words. White space, commas, semicolons, bars, quotes and slashes with a space beside
 * them separate; a decimal comma («2,3») and a slash inside a word («T5/T6», «04/2019») stay, but in the first word
 * («Fiat/Ducato») and beside a year («Ducato/2019»). Words without a letter or digit are dropped, except «+» and «&»,
 * which can join a make.
 */
export function toWords(text: string): string[] {
  const spaced = clean(text)
    .replace(/["«»„“”]/g, ' ')
    .replace(/:(?!\d)/g, ': ')
    .replace(/(\p{L}):(?=\d)/gu, '$1: ')
    .replace(/(\d) ?\/ ?(?=\d)/g, '$1/');
  const words = spaced.match(/(?:\d,(?=\d{1,3}(?!\d))|[^\s,;|])+/g) ?? [];
  return words.flatMap(splitAtSlashes).filter((word) => isReadable(word) || word === '+' || word === '&');
}

function splitAtSlashes(word: string, index: number): string[] {
  if (!word.includes('/') || SLASH_DATE.test(word)) return [word];
  const parts = word.split('/');
  const atEdge = parts[0] === '' || parts.at(-1) === '';
  const besideYear = parts.some((part) => /^(?:19|20)\d\d$/.test(part));
  return index === 0 || atEdge || besideYear ? parts : [word];
}

import { emailText } from '@fahrzeugpflege/contracts';
import { type Found, take } from './found.js';
import { isFirstName } from './known-names.js';

const address = emailText('');
const WRITTEN = /(?<![^\s@,;:<>()[\]"«»„“|])[^\s@,;:<>()[\]"«»„“|]+@[^\s@,;:<>()[\]"«»„“|]+/gu;

const SPELLED_DOT = '(?:punkt|pünktli|dot)';
const DOT = String.raw` ?(?:\.|[([]?${SPELLED_DOT}[)\]]?) ?`;
const AT = String.raw`(?: ?@ ?| ?[([{](?:at|ät)[)\]}] ?| (?:at|ät|ätt|aet|klammeraffe|affenschwanz|affeschwanz) )`;
const DASH = ' (?:bindestrich|minus|unterstrich|underline|underscore) ';
/** «a n n a at …», letter by letter. */
const LETTERS = String.raw`(?:[a-z\d] ){0,40}`;
/**
 * A part between two dots, in which no dot is spelled: else each would be one or none, and all ways to part a text would be
 * tried.
 */
const partOf = (letter: string, fewest: number) => `(?:(?!${SPELLED_DOT})${letter}){${fewest},40}`;
const NAME = partOf(String.raw`[\w+-]`, 1);
const [HOST, ZONE] = [1, 2].map((fewest) => partOf(String.raw`[\p{L}\d-]`, fewest));
const LOCAL = `${LETTERS}${NAME}(?:(?:${DOT}|${DASH})${NAME}){0,3}`;
const DOMAIN = `${HOST}(?:${DOT}${ZONE}){1,3}`;
const SPOKEN = new RegExp(String.raw`(?<![\p{L}\w.+-])${LOCAL}${AT}${DOMAIN}(?![\p{L}\d])`, 'giu');

/** Finds the first mail address of a text, also a spoken one («anna at example punkt ch»), which is then composed. */
export function readEmail(text: string): Found | null {
  for (const match of text.matchAll(WRITTEN)) {
    const typed = match[0].replace(/[.!?'’*_~]+$/, '');
    if (address.safeParse(typed).success) return take(text, match.index, match.index + typed.length);
  }
  for (const match of text.matchAll(SPOKEN)) {
    if (isPartOfAddress(text.slice(0, match.index))) continue;
    const composed = compose(match[0]);
    if (address.safeParse(composed).success) return take(text, match.index, match.index + match[0].length, composed);
  }
  return null;
}

/** «lea wyss at gmail punkt com»: what stands between first name and surname nobody can tell. */
function isPartOfAddress(before: string): boolean {
  return isFirstName(/(?<!\p{L})(\p{L}+) $/u.exec(before)?.[1] ?? '');
}

/** «u wie Ulrich, dann Frei, at gmx punkt ch», «müller ät bluewin.ch». */
const SPOKEN_UNCLEARLY =
  /(?<!\p{L})(?:at|ät|ätt|klammeraffe|affenschwanz|affeschwanz) (?:[\p{L}\d-]+ ){0,2}[\p{L}\d-]+ ?(?:\.|punkt|dot) ?(?:ch|com|net|org|de|li|at)(?!\p{L})/iu;

/** True if somebody meant to give a mail address and it can't be one. */
export function hasUnclearEmail(text: string): boolean {
  return readEmail(text) === null && (/[\p{L}\d] ?@|@ ?[\p{L}\d]/u.test(text) || SPOKEN_UNCLEARLY.test(text));
}

function compose(spoken: string): string {
  return spoken
    .replace(new RegExp(AT, 'iu'), '@')
    .replace(/ (?:bindestrich|minus) /giu, '-')
    .replace(/ (?:unterstrich|underline|underscore) /giu, '_')
    .replace(/ ?[([]?(?:punkt|pünktli|dot)[)\]]? ?/giu, '.')
    .replace(/ /g, '');
}

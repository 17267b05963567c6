import { isEmail } from '@fahrzeugpflege/contracts/without-schemas';
import { isFirstName } from './names.js';
import { type Found, type Range, take, takeCorrected } from './plain-text.js';
import { isOneSlip } from './whole-words.js';

const WRITTEN = /(?<![^\s@,;:<>()[\]"«»„“|])[^\s@,;:<>()[\]"«»„“|]+@[^\s@,;:<>()[\]"«»„“|]+/gu;

const SPELLED_DOT = '(?:punkt|pünktli|dot)';
const SPELLED_AT = '(?:at|ätt?|aet|klammeraffe|affenschwanz|affeschwanz)';
const DOT = ` ?(?:\\.|[([]?${SPELLED_DOT}[)\\]]?) ?`;
const AT = `(?: ?@ ?| ?[([{](?:at|ät)[)\\]}] ?| ${SPELLED_AT} )`;
const DASH = ' (?:bindestrich|minus) ';
const UNDERSCORE = ' (?:unterstrich|ungerstrich|understrich|underline|underscore) ';
/** «a n n a at …», letter by letter. */
const LETTERS = '(?:[a-z\\d] ){0,40}';
/**
 * A part between two dots, in which no dot is spelled: else each would be one or none, and all ways to part a text would be
 * tried.
 */
const partOf = (letter: string, fewest: number) => `(?:(?!${SPELLED_DOT})${letter}){${fewest},40}`;
const NAME = partOf('[\\w+-]', 1);
const [HOST, ZONE] = [1, 2].map((fewest) => partOf('[\\p{L}\\d-]', fewest));
const LOCAL = `${LETTERS}${NAME}(?:(?:${DOT}|${DASH}|${UNDERSCORE})${NAME}){0,3}`;
const SPOKEN = new RegExp(`(?<![\\p{L}\\w.+-])${LOCAL}${AT}${HOST}(?:${DOT}${ZONE}){1,3}(?![\\p{L}\\d])`, 'giu');
/** «u wie Ulrich, dann Frei, at gmx punkt ch», «müller ät bluewin.ch». */
const SPOKEN_UNCLEARLY = new RegExp(
  `(?<!\\p{L})${SPELLED_AT} (?:[\\p{L}\\d-]+ ){0,2}[\\p{L}\\d-]+ ?(?:\\.|punkt|dot) ?(?:ch|com|net|org|de|li|at)(?!\\p{L})`,
  'iu',
);

/** Finds the first mail address of a text, also a spoken one («anna at example punkt ch»), which is then composed. */
export function readEmail(text: string): Found | null {
  const [first, ...others] = [...text.matchAll(WRITTEN)].flatMap(({ 0: found, index }): Range[] => {
    const typed = found.replace(/[.!?'’*_~]+$/, '');
    return isEmail(typed) ? [[index, index + typed.length]] : [];
  });
  if (first) return takeCorrected(text, [first, ...others]);
  for (const match of text.matchAll(SPOKEN)) {
    const composed = compose(match[0]);
    const isAddress = !isPartOfAddress(text.slice(0, match.index)) && isEmail(composed);
    if (isAddress) return take(text, match.index, match.index + match[0].length, composed);
  }
  return null;
}

/** «lea wyss at gmail punkt com»: what stands between first name and surname nobody can tell. */
function isPartOfAddress(before: string): boolean {
  return isFirstName(/(?<!\p{L})(\p{L}+) $/u.exec(before)?.[1] ?? '');
}

function compose(spoken: string): string {
  const signs = [
    [AT, '@'],
    [DASH, '-'],
    [UNDERSCORE, '_'],
    [DOT, '.'],
    [' ', ''],
  ] as const;
  return signs.reduce((text, [words, sign]) => text.replace(new RegExp(words, 'giu'), sign), spoken);
}

/** True if somebody meant to give a mail address and it can't be one. */
export function hasUnclearEmail(text: string): boolean {
  return readEmail(text) === null && (/[\p{L}\d] ?@|@ ?[\p{L}\d]/u.test(text) || SPOKEN_UNCLEARLY.test(text));
}

/** Where most people here have their mail. */
const KNOWN =
  'gmail.com bluewin.ch hotmail.com hotmail.ch outlook.com sunrise.ch icloud.com yahoo.com hispeed.ch'.split(' ');
/** One letter away from these, and no mistake. */
const OTHERS = ['mail.com', 'ymail.com', 'email.com'];

/** The well-known domain that is one slip of the finger away from an address («anna@gmial.com»), or null. */
export function likelyDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (KNOWN.includes(domain) || OTHERS.includes(domain)) return null;
  return KNOWN.find((known) => isOneSlip(domain, known)) ?? null;
}

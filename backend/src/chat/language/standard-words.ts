import { LEMMAS, UNMISTAKEN } from './dialect/lemmas.js';
import { AMBIGUOUS, DIALECT, SPELLINGS, toLexicon } from './dialect.js';
import { numberOfWord } from './number-words.js';
import { spelled } from './spelled.js';

/** German months by number, January first. */
export const MONTHS = 'januar februar märz april mai juni juli august september oktober november dezember'.split(' ');
/** How each of them begins, as a pattern's alternatives. */
export const MONTH_BEGINNINGS = MONTHS.map((name) => name.slice(0, 3)).join('|');

/** From this many letters on one wrong letter is forgiven, up to the longest that people write. */
const LONG = 5;
const LONGEST = 40;

/** The standard words by how they are typed, in the spelling of `spelled`: what the dialect's tables bring to one of them, too. */
const variants = new Map<string, readonly string[]>();
for (const [typed, standard] of toLexicon(LEMMAS)) {
  for (const word of [...standard, typed].map(spelled)) if (!variants.has(word)) variants.set(word, standard);
}
const listed = [...SPELLINGS, ...DIALECT].filter(([typed]) => !AMBIGUOUS.has(typed));
for (const [typed, standard] of listed) {
  const key = spelled(typed);
  const words = standard.map((word) => variants.get(spelled(word)));
  if (!variants.has(key) && !words.includes(undefined))
    variants.set(
      key,
      words.flatMap((word) => word ?? []),
    );
}

/** Words that are no others with a mistake. */
const unmistaken = new Set(
  [...UNMISTAKEN.trim().split(/\s+/), ...listed.flatMap(([typed, standard]) => [typed, ...standard])].map(spelled),
);

/** Long variants by all that is left of them when one letter is taken out. */
const near = new Map<string, readonly string[]>();
for (const [variant, standard] of variants) {
  const isHeld = variant.length > LONG || (variant.length === LONG && variant === spelled(standard.join('')));
  if (isHeld) for (const rest of rests(variant)) if (!near.has(rest)) near.set(rest, standard);
}

/** What days are called by, and what may be written together with it: «Samstagnachmittag», «Märzende», «Augustwoche». */
const COMPOUND_HEADS = /^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|märz|august|monat)$/;

/** The words of a text, each in its standard spelling where the lexicon has it, else in that of `spelled`. */
export function standardWords(text: string): readonly string[] {
  return typedWords(text).flatMap(standardParts);
}

/** The words of a text in small letters, figures as they are read: «1'699» is `1699`, «17.15 Uhr» and «17h15» are `17:15`. */
export function typedWords(text: string): readonly string[] {
  return readable(text).match(/\d+(?:[.:]\d+)*|%|\p{L}+/gu) ?? [];
}

/** The standard word that the lexicon has for a word just as it is spelled, no mistake forgiven. */
export function listedWord(word: string): string | undefined {
  return variants.get(spelled(word))?.[0] ?? numberOfWord(word)?.toString();
}

/** «14.4.», «14.04.2026», «14.4.26». */
const DATE = /\b(\d{1,2})\. ?(1[0-2]|0?[1-9])\.(?:(20\d\d|\d\d)(?!\d)|(?!\d))/g;

function namedMonth(_: string, day: string, month: string, year?: string): string {
  return `${day} ${MONTHS[Number(month) - 1]} ${year?.padStart(4, '20') ?? ''} `;
}

function readable(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[👍👌]/gu, ' okay ')
    .replace(/[’‘´`]/g, "'")
    .replace(/(?<=\d)[' ](?=\d{3}(?!\d))/g, '')
    .replace(/(\d) ?k\b/g, '$1000')
    .replace(/(\d)[.,][-–—]+/g, '$1 franken ')
    .replace(/\b(\d{1,2}) ?(?:h|uhr) ?([0-5]\d)\b/g, '$1:$2 uhr ')
    .replace(/\b(\d{1,2})[.:]([0-5]\d)(?= ?(?:uhr|h)\b)/g, '$1:$2')
    .replace(DATE, namedMonth)
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(?<=\d) ?[-–] ?(?=\d)| [-–] |(?<=\bmo)-(?=fr)/g, ' bis ')
    .replace(/(?<=bis )fr\b/g, 'freitag')
    .replace(/(\d)\.(?= ?(?:\p{L}|$))/gu, '$1 ')
    .replace(/(?<!\d)\d+er\b/g, ' ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ');
}

/** One word or number in small letters, or the parts of a compound, in standard spelling. */
export function standardParts(word: string): readonly string[] {
  if (/^\d/.test(word)) return [word];
  const key = spelled(word);
  const whole = variants.get(key);
  if (whole !== undefined || key.length > LONGEST) return whole ?? [key];
  const number = numberOfWord(word);
  return number === undefined ? (compoundParts(key) ?? forgiven(key) ?? [key]) : [String(number)];
}

/** «samstagmorgen» as `samstag`, `morgen`. */
function compoundParts(key: string): readonly string[] | undefined {
  for (let at = 4; at <= key.length - 3; at += 1) {
    const [head = ''] = variants.get(key.slice(0, at).replace(/s$/, '')) ?? [];
    const tail = variants.get(key.slice(at));
    if (tail !== undefined && COMPOUND_HEADS.test(head)) return [head, ...tail];
  }
  return undefined;
}

/** The standard word that one letter, wrong, missing, doubled or moved, keeps a long word from being. */
function forgiven(key: string): readonly string[] | undefined {
  if (key.length < LONG || unmistaken.has(key)) return undefined;
  const rest = rests(key).find((each) => near.has(each));
  return rest === undefined ? undefined : near.get(rest);
}

/** A word and what is left of it when any letter but the first is taken out. */
function rests(word: string): readonly string[] {
  return [word, ...[...word].slice(1).map((_, at) => word.slice(0, at + 1) + word.slice(at + 2))];
}

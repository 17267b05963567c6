import { matchMake } from '@fahrzeugpflege/contracts/without-schemas';
import { standardParts } from '../language/standard-words.js';
import { kindsIn } from '../reading/date-words.js';
import type { EnquiryAsked } from '../reading/enquiry-slots.js';
import { isFirstName } from '../reading/names.js';
import { KIND } from '../reading/vehicle-vocabulary.js';

/** A word, a number or a sign of a text. */
export interface Token {
  /** Half-open, in characters of the text. */
  readonly start: number;
  readonly end: number;
  /** Hashes of what is known of it and of what stands around it, by name. */
  readonly attributes: Readonly<Record<string, number>>;
}

/** Dates and times are one token, as are numbers with their unit, letters and figures of a model, and a line's end. */
const TOKEN =
  /\d{1,2}\.\d{1,2}\.(?:\d{4}|\d\d)?(?!\d)|\d{1,2}\.(?!\d)|\d+(?:[.:,/'’]\d+)*\p{L}*|\p{L}[\p{L}\p{N}]*(?:['’]\p{L}+)*|\n|[^\s]/gu;
const BREAK = /^[,;.!?\n:()]$/;
/** Counts and places above this are alike. */
const MOST_COUNTED = 6;

/** @param asked what the text may answer */
export function tokensOf(text: string, asked: EnquiryAsked): readonly Token[] {
  const found = [...text.matchAll(TOKEN)];
  const parts = partLengths(found.map(([word]) => word));
  return found.map(({ 0: typed, index }, at) => {
    const before = found[at - 1];
    const isJoined = before !== undefined && before.index + before[0].length === index;
    const place = `${Math.min(at, 3)} ${Math.min(found.length - 1 - at, 3)}`;
    const attributes = attributesOf(typed, text.slice(index, index + LONGEST_MAKE));
    const around = { joined: `${isJoined}`, place, part: `${parts[at]}`, asked };
    return { start: index, end: index + typed.length, attributes: hashed({ ...attributes, ...around }) };
  });
}

/** For each token how many stand between the punctuation before and behind it. */
function partLengths(words: readonly string[]): readonly number[] {
  const lengths = words.map(() => 0);
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && !BREAK.test(words[at] as string)) continue;
    lengths.fill(Math.min(at - from, MOST_COUNTED), from, at);
    from = at + 1;
  }
  return lengths;
}

const LONGEST_MAKE = 40;
const YEAR = /^(?:19[5-9]|20[0-4])\d$/;

/**
 * What a token is known by: in small letters with figures as `0`, in standard German, its shape (`Xx`, `XXd`, `dd`), whether
 * it is a first name, a make, a kind of vehicle or a year, what it is to a date, and how it begins and ends.
 */
function attributesOf(typed: string, text: string) {
  const word = typed.toLowerCase().replace(/(?<=^\d*)\d/g, '0');
  const isWord = /^\p{L}/u.test(typed);
  const calendar = kindsIn(typed).kinds.slice(0, 2);
  const look = [
    isWord && isFirstName(typed),
    isWord && matchMake(text) !== null,
    isWord && KIND.test(typed),
    YEAR.test(typed),
  ];
  const isLong = word.length > 3;
  return {
    word,
    standard: isWord ? standardParts(word).join(' ') : word,
    shape: shapeOf(typed),
    look: `${look.map(Number).join('')}${calendar}`,
    calendar,
    start: isLong ? word.slice(0, 3) : '',
    stem: isLong ? word.slice(0, 4) : '',
    ending: isLong ? word.slice(-4) : '',
    end: isLong ? word.slice(-2) : '',
  };
}

function shapeOf(typed: string): string {
  if (typed === '\n') return 'line end';
  return typed
    .replace(/\p{Lu}+/gu, (letters) => (letters.length > 1 ? 'XX' : 'X'))
    .replace(/\p{Ll}+/gu, 'x')
    .replace(/\d+/g, (digits) => 'd'.repeat(Math.min(digits.length, 4)));
}

function hashed(attributes: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, hashOf(value)]));
}

/** Looked up once, as in `slot-features.ts`. */
const { imul } = Math;

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

import { parseDimensions } from '@fahrzeugpflege/contracts';
import { namesDay } from './details/date-words.js';
import { isFirstName } from './details/known-names.js';
import { readYearApart } from './details/read-vehicle.js';
import type { Enquiry, EnquirySlot } from './enquiry.js';

const CLOCK = /\d ?uhr|\d[:.]\d\d(?!\d|\.)|(?<!\p{L})[5-8]i(?!\p{L})/iu;

/** What a slot holds once new words are told; undefined where they say nothing of their own. */
export function mergeSlot(slot: EnquirySlot, enquiry: Enquiry, words: string): string | undefined {
  const before = enquiry.slots[slot];
  if (slot === 'vehicle') return mergeVehicle(before, words, enquiry.asked === 'vehicle');
  if (slot === 'dimensions' && before !== undefined) return mergeDimensions(before, words);
  if (slot === 'name' && before !== undefined) return mergeName(before, words);
  if (slot === 'desiredDate' && before !== undefined) return mergeDate(before, words);
  return words;
}

/** A building year alone changes the year of the vehicle and nothing else. */
function mergeVehicle(before: string | undefined, words: string, isAsked: boolean): string | undefined {
  const isYear = readYearApart(words)?.rest.trim() === '';
  if (!isYear) return words;
  if (before === undefined) return isAsked ? words : undefined;
  const year = readYearApart(before)?.words ?? /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(before)?.[0];
  return year === undefined ? `${before}, ${words}` : before.replace(year, words);
}

/** The height comes to the length that was said before, and the other way round; of two the other stays. */
function mergeDimensions(before: string, words: string): string {
  const said = parseDimensions(before);
  const next = parseDimensions(words);
  const isHeight = said.heightMetres === null && next.heightMetres !== null && next.lengthMetres === null;
  const isLength =
    said.lengthMetres === null &&
    said.heightMetres !== null &&
    next.lengthMetres !== null &&
    next.heightMetres === null;
  if (isHeight || isLength) return `${before}, ${words}`;
  if (said.lengthMetres === null || said.heightMetres === null) return words;
  if (next.lengthMetres !== null && next.heightMetres === null) return `${words}, ${said.heightMetres} m hoch`;
  return next.heightMetres !== null && next.lengthMetres === null ? `${said.lengthMetres} m lang, ${words}` : words;
}

/** «Aber erst ab 17 Uhr» leaves the day that was said. */
function mergeDate(before: string, words: string): string {
  return namesDay(before) && !namesDay(words) && !CLOCK.test(before) ? `${before}, ${words}` : words;
}

/** True if the words make a name whole: «Doris Huber» for «Doris», «Peter» for «Müller». */
export function completesName(before = '', words = ''): boolean {
  const isSpeltOut = words.includes(' ') && words.toLowerCase().split(' ').includes(before.toLowerCase());
  return isSpeltOut || isFirstNameOf(before, words);
}

function isFirstNameOf(before: string, words: string): boolean {
  return !/ /.test(`${before}${words}`) && isFirstName(words) && !isFirstName(before);
}

/** «Meier mit y» spells the surname and leaves the first name. */
function mergeName(before: string, words: string): string {
  if (isFirstNameOf(before, words)) return `${words} ${before}`;
  const spelt = /^(\S+) (?:mit|ohne) \S/iu.exec(words)?.[1];
  const parts = before.split(' ');
  const isSurname =
    spelt !== undefined && parts.length > 1 && parts.at(-1)?.[0]?.toLowerCase() === spelt[0]?.toLowerCase();
  return isSurname ? `${parts.slice(0, -1).join(' ')} ${words}` : words;
}

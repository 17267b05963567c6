import { matchMake, parseDimensions } from '@fahrzeugpflege/contracts/without-schemas';
import type { EnquirySlot } from '../reading/enquiry-slots.js';
import { isFirstName, isKnownName } from '../reading/known-names.js';
import { isDayAlone, namesDay } from '../reading/read-date.js';
import { loneLength } from '../reading/read-dimensions.js';
import { isModel, readYearApart } from '../reading/read-vehicle.js';
import { KIND } from '../reading/vehicle-words.js';
import { wholeWords } from '../reading/whole-words.js';
import type { Enquiry } from './enquiry.js';

/**
 * What a slot holds once new words are told; undefined where they say nothing of their own.
 *
 * @param text the message in which the words stand
 */
export function mergeSlot(slot: EnquirySlot, enquiry: Enquiry, words: string, text: string): string | undefined {
  const before = enquiry.slots[slot];
  if (slot === 'vehicle') return mergeVehicle(before, words, text, enquiry.asked === 'vehicle');
  if (before === undefined) return words;
  if (slot === 'dimensions') return mergeDimensions(before, words);
  if (slot === 'name') return mergeName(before, words, text);
  return slot === 'desiredDate' ? mergeDate(before, words) : words;
}

/** The height comes to the length that was said before, and the other way round; of two the other stays. */
function mergeDimensions(before: string, words: string): string {
  const said = parseDimensions(before);
  const next = parseDimensions(words);
  const isHeight = next.heightMetres !== null && next.lengthMetres === null;
  const isLength = next.lengthMetres !== null && next.heightMetres === null;
  // «7m», and then «2.90 hoch».
  if (loneLength(before) !== null && isHeight) return `${before} lang, ${words}`;
  if (said.heightMetres === null) return isHeight ? `${before}, ${words}` : words;
  if (isLength) return said.lengthMetres === null ? `${before}, ${words}` : `${words}, ${said.heightMetres} m hoch`;
  return isHeight && said.lengthMetres !== null ? `${said.lengthMetres} m lang, ${words}` : words;
}

const CLOCK_AT_END =
  /,? *(?:(?:zwischen|von) +\d{1,2}(?::\d\d)?(?: ?uhr)? +(?:und|bis) +|(?:um|ab|gegen|nach|vor|bis) +)?\d{1,2}(?:(?:[:.]\d\d)? ?uhr|:\d\d)$|,? *(?:ab|nach|vor) (?:de |den )?[5-8]i$/iu;
/** «Geht auch Donnerstag». */
const ALSO = /(?<!\p{L})(?:auch|au|ou)(?!\p{L})/iu;

/** «Aber erst ab 17 Uhr» leaves the day that was said. */
function mergeDate(before: string, words: string): string {
  const isCloser = isDayAlone(words) && /(?:woche|wuche|monat|monet)$/iu.test(before);
  if (ALSO.test(words) || isCloser) return `${before}, ${words}`;
  // «Am 3.4. um 9:00», and then «lieber 10 Uhr»: the day stays.
  return namesDay(before) && !namesDay(words) ? `${before.replace(CLOCK_AT_END, '')}, ${words}` : words;
}

const CALLS_SURNAME = wholeWords('(?:nach|familien|zu|gschlächts|geschlechts)namen?');
const CALLS_FIRST_NAME = wholeWords('(?:vor|ruf)namen?');
/** «Kontaktperson ist Herr Dubler»: beside the company. */
const BESIDE = wholeWords('(?:kontakt|ansprech)person');
/** «Keller», «von Gunten». */
const ONE_PART = /^(?:(?:von|van|de|di|del|della|da|du|zu|zum|zur|der|den|la|le) )*\S+$/iu;

/** True if the words make a name whole: «Doris Huber» for «Doris», «Peter» for «Müller», «Keller» for «Sandra». */
export function completesName(before = '', words = ''): boolean {
  const isSpeltOut =
    words.includes(' ') && before !== '' && ` ${words} `.toLowerCase().includes(` ${before.toLowerCase()} `);
  return isSpeltOut || isFirstNameOf(before, words) || isSurnameOf(before, words);
}

function isFirstNameOf(before: string, words: string): boolean {
  return !/ /.test(`${before}${words}`) && isFirstName(words) && !isFirstName(before);
}

function isSurnameOf(before: string, words: string): boolean {
  return isFirstName(before) && !isFirstName(words) && ONE_PART.test(words);
}

/**
 * «Nachname ist Ferrari» comes to the first name, «Meier mit y» spells the surname and leaves the first name, another
 * name takes its place.
 */
function mergeName(before: string, words: string, text: string): string {
  const [first = '', ...surname] = before.split(' ');
  const isPart = !words.includes(' ');
  const isFirst = isFirstName(first);
  const withFirst = [words, ...surname].join(' ');
  if (BESIDE.test(text)) return `${before}, ${words}`;
  if (CALLS_FIRST_NAME.test(text) && isPart) return surname.length > 0 || isFirst ? withFirst : `${words} ${first}`;
  if (CALLS_SURNAME.test(text) && !CALLS_FIRST_NAME.test(text)) {
    // Of one word told before it is the first name, unless that is a surname by itself.
    const isSurname = surname.length === 0 && isKnownName(first) && !isFirst;
    return isSurname || words.startsWith(`${first} `) ? words : `${first} ${words}`;
  }
  if (isPart && surname.length > 0 && isFirst && isFirstName(words)) return withFirst;
  if (isFirstNameOf(before, words)) return `${words} ${before}`;
  if (isSurnameOf(before, words)) return `${before} ${words}`;
  const [, spelt = ''] = /^(\S+) (?:mit|ohne) \S/iu.exec(words) ?? [];
  const isSpelling = spelt !== '' && surname.at(-1)?.[0]?.toLowerCase() === spelt[0]?.toLowerCase();
  return isSpelling ? [first, ...surname.slice(0, -1), words].join(' ') : words;
}

const FURTHER = wholeWords(
  'noch|auch|au|no|zusätzlich|ausserdem|dazu|plus|zweite[nrs]?|zweits|zwöits|weitere[nrs]?|beide|beidi',
);
const OTHERWISE = wholeWords('nein|nei|doch|statt|anstatt|sondern|falsch|nicht|nid|nöd|ned|sorry');
const BARE_YEAR = /(?<!\d)(?:19[5-9]|20[0-4])\d(?!\d)/;
/** «Zebra 500» may be a make that no table knows. */
const BEGINS_AS_MODEL = /^\S*\d|^\p{Lu}{1,3}(?!\p{L})/u;
/** Between vehicles of one enquiry. */
const AND = / und (?:(?:ein|eine|einen|en) )?/u;

/**
 * A model or a year comes to its make, a further vehicle to the first; any other takes its place. Undefined where the words
 * say nothing by themselves.
 */
function mergeVehicle(before: string | undefined, words: string, text: string, isAsked: boolean): string | undefined {
  const isYear = words.replace(BARE_YEAR, '') === '' || readYearApart(words)?.rest.trim() === '';
  if (before === undefined) return isYear && !isAsked ? undefined : words;
  // A building year alone changes the year of the vehicle and nothing else.
  if (isYear) return yearOf(before) === undefined ? `${before}, ${words}` : before.replace(yearOf(before) ?? '', words);
  const make = makeOf(words);
  if (make === undefined) {
    const isTold = isModel(words) && (!isAsked || BEGINS_AS_MODEL.test(words));
    return isTold ? withModel(before, words, OTHERWISE.test(text)) : words;
  }
  // «Der Alfa» of what was told says nothing new.
  if (before.toLowerCase().includes(words.toLowerCase())) return before;
  const parts = before.split(AND);
  const same = parts.find((part) => makeOf(part) === make);
  if (same !== undefined) return parts.map((part) => (part === same ? withYearOf(same, words) : part)).join(' und ');
  if (FURTHER.test(text) && !OTHERWISE.test(text)) return `${before} und ${words}`;
  return makeOf(before) === undefined && KIND.test(before) ? withYearOf(before, words) : words;
}

function makeOf(words: string): string | undefined {
  return matchMake(words)?.make.toLowerCase();
}

function yearOf(vehicle: string): string | undefined {
  return readYearApart(vehicle)?.words ?? BARE_YEAR.exec(vehicle)?.[0];
}

/** The same vehicle told closer keeps the year that was told before. */
function withYearOf(before: string, words: string): string {
  const year = yearOf(before);
  return year === undefined || yearOf(words) !== undefined ? words : `${words}, ${year}`;
}

/** «B-MC T 580» comes to «Hymer, Jg. 2019»; «ein 600» changes the number, another model all of it. */
function withModel(before: string, words: string, isCorrection: boolean): string {
  const make = matchMake(before);
  const known = make === null ? before : before.slice(0, before.length - make.rest.length);
  const year = yearOf(before);
  const old = (make?.rest ?? '').replace(year ?? '', '').replace(/^[\s,]+|[\s,]+$/g, '');
  const isNumber = /^\d+\p{L}{0,2}$/u.test(words) && /\d/.test(old);
  const isOther = isCorrection || (/\d/.test(old) && /\d/.test(words)) || words.includes(old);
  const model = isNumber ? old.replace(/\d+\p{L}{0,2}(?=\D*$)/u, words) : isOther ? words : `${old} ${words}`;
  return withYearOf(year ?? '', `${known} ${model}`.trim());
}

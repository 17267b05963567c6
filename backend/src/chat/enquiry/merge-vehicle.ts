import { matchMake } from '@fahrzeugpflege/contracts';
import { isModel } from './details/read-model.js';
import { readYearApart } from './details/read-vehicle.js';
import { KIND } from './details/vehicle-words.js';
import { wholeWords } from './whole-words.js';

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
 * The vehicle once more is told of it: a model or a year comes to its make, a further vehicle to the first; any other
 * takes its place. Undefined where the words say nothing by themselves.
 *
 * @param text the message in which the words stand
 * @param isAsked whether the vehicle was asked for
 */
export function mergeVehicle(
  before: string | undefined,
  words: string,
  text: string,
  isAsked: boolean,
): string | undefined {
  const isYear = new RegExp(`^${BARE_YEAR.source}$`).test(words) || readYearApart(words)?.rest.trim() === '';
  if (before === undefined) return isYear && !isAsked ? undefined : words;
  if (isYear) return withYear(before, words);
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

/** A building year alone changes the year of the vehicle and nothing else. */
function withYear(before: string, words: string): string {
  const year = yearOf(before);
  return year === undefined ? `${before}, ${words}` : before.replace(year, words);
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
  return withYearOf(year ?? '', `${known} ${modelOf(old, words, isCorrection)}`.trim());
}

function modelOf(old: string, words: string, isCorrection: boolean): string {
  const isNumber = /^\d+\p{L}{0,2}$/u.test(words);
  if (isNumber && /\d/.test(old)) return old.replace(/\d+\p{L}{0,2}(?=\D*$)/u, words);
  const isOther = isCorrection || (/\d/.test(old) && /\d/.test(words)) || words.includes(old);
  return isOther ? words : `${old} ${words}`;
}

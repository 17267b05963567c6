import { matchMake } from '@fahrzeugpflege/contracts/without-schemas';
import { isModel, readYearApart } from '../reading/read-vehicle.js';
import { KIND } from '../reading/vehicle-vocabulary.js';
import { wordsOf } from '../reading/whole-words.js';
import { BESIDES, OTHERWISE } from './corrections.js';

const BARE_YEAR = /(?<!\d)(?:19[5-9]|20[0-4])\d(?!\d)/;
/** Between vehicles of one enquiry. */
const BETWEEN = / und (?:(?:ein|eine|einen|en) )?|, /u;

/** The vehicles of an enquiry: «Jaguar E-Type 1967, Mercedes 280 SL», but «Hymer Exsis, 2018» is one. */
export function vehiclesOf(vehicle: string): readonly string[] {
  const vehicles: string[] = [];
  for (const part of vehicle.split(BETWEEN)) {
    const before = vehicles.at(-1);
    if (before === undefined || makeOf(part) !== undefined || KIND.test(part)) vehicles.push(part);
    else vehicles.splice(-1, 1, `${before}, ${part}`);
  }
  return vehicles;
}

/** A model or a year comes to its make, a further vehicle to the first; any other takes its place. */
export function mergeVehicle(before: string, words: string, text: string): string {
  const parts = vehiclesOf(before);
  if (isYear(words)) {
    // «Der Crafter ist von 2019»
    const meant =
      parts.length > 1 ? parts.find((part) => wordsOf(text).some((word) => isOfVehicle(word, part))) : before;
    const dated = meant ?? before;
    const year = yearOf(dated);
    return before.replace(dated, () => (year === undefined ? `${dated}, ${words}` : dated.replace(year, words)));
  }
  const make = makeOf(words);
  if (make === undefined) return isModel(words) ? withModel(before, words, OTHERWISE.test(text)) : words;
  // «Der Alfa» of what is known says nothing new.
  if (before.toLowerCase().includes(words.toLowerCase())) return before;
  const same = parts.find((part) => makeOf(part) === make);
  if (same !== undefined) return parts.map((part) => (part === same ? withYearOf(same, words) : part)).join(' und ');
  if (BESIDES.test(text) && !OTHERWISE.test(text)) return `${before} und ${words}`;
  return makeOf(before) === undefined && KIND.test(before) ? withYearOf(before, words) : words;
}

/** True for a word of a vehicle's make or model, in small letters as `wordsOf` gives it. */
export function isOfVehicle(word: string, vehicle: string): boolean {
  return word.length > 1 && !/^\d+$/.test(word) && wordsOf(vehicle).includes(word);
}

/** True for words that say nothing but a building year. */
export function isYear(words: string): boolean {
  return words.replace(BARE_YEAR, '') === '' || readYearApart(words)?.rest.trim() === '';
}

function makeOf(words: string): string | undefined {
  return matchMake(words)?.make.toLowerCase();
}

function yearOf(vehicle: string): string | undefined {
  return readYearApart(vehicle)?.words ?? BARE_YEAR.exec(vehicle)?.[0];
}

/** The same vehicle described more closely keeps the year that was given before; by its make and a year it gets another year. */
function withYearOf(before: string, words: string): string {
  const year = yearOf(before);
  const isMakeAndYear = isYear((matchMake(words)?.rest ?? '').replace(/^[\s,]+/, ''));
  if (isMakeAndYear && makeOf(before) === makeOf(words)) {
    return year === undefined ? `${before}, ${yearOf(words)}` : before.replace(year, yearOf(words) ?? year);
  }
  return year === undefined || yearOf(words) !== undefined ? words : `${words}, ${year}`;
}

/** «B-MC T 580» comes to «Hymer, Jg. 2019»; «ein 600» changes the number, another model all of it. */
function withModel(before: string, words: string, isCorrection: boolean): string {
  const make = matchMake(before);
  const known = make === null ? before : before.slice(0, before.length - make.rest.length);
  const year = yearOf(before);
  const old = (make?.rest ?? '').replace(year ?? '', '').replace(/^[\s,]+|[\s,]+$/g, '');
  const isNumber = /^\d+\p{L}{0,2}$/u.test(words);
  const isOther = isCorrection || (/\d/.test(old) && /\d/.test(words)) || words.includes(old);
  const isReplaced = isNumber ? /\d/.test(old) : isOther;
  const next = isNumber ? old.replace(/\d+\p{L}{0,2}(?=\D*$)/u, words) : words;
  const model = isReplaced ? next : `${old} ${words}`;
  return withYearOf(year ?? '', `${known} ${model}`.trim());
}

import { matchMake } from '@fahrzeugpflege/contracts/without-schemas';
import { KIND, MODEL_WORDS, YEAR } from '../reading/vehicle-vocabulary.js';
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
  const year = yearOf(words);
  const named = words.replace(year ?? '', '').replace(/[\s,]+$/, '');
  if (year !== undefined && isAmong(named, before)) {
    // «Der Crafter ist von 2019»
    const meant = parts.find((part) => wordsOf(`${named} ${text}`).some((word) => isOfVehicle(word, part)));
    const dated = (parts.length > 1 ? meant : undefined) ?? before;
    const old = yearOf(dated);
    return before.replace(dated, () => (old === undefined ? `${dated}, ${year}` : dated.replace(old, year)));
  }
  // «Der Ducato ist 5.99 m lang, der Alfa 4.2» of what is known says nothing new.
  if (vehiclesOf(words).every((each) => isAmong(each, before))) return before;
  const make = makeOf(words);
  // «Kann ich das Auto dort laden?»
  const isBareKind = make === undefined && KIND.test(words) && makeOf(before) !== undefined;
  if (isBareKind && !OTHERWISE.test(text)) return before;
  if (make === undefined) return isModel(words) ? withModel(before, words, OTHERWISE.test(text)) : words;
  const same = parts.find((part) => makeOf(part) === make);
  if (same !== undefined) return parts.map((part) => (part === same ? withYearOf(same, words) : part)).join(' und ');
  if (BESIDES.test(text) && !OTHERWISE.test(text)) return `${before} und ${words}`;
  return makeOf(before) === undefined && KIND.test(before) ? withYearOf(before, words) : words;
}

function isAmong(words: string, vehicle: string): boolean {
  const known = wordsOf(vehicle);
  return wordsOf(words).every((word) => known.includes(word));
}

/** True for a word of a vehicle's make or model, in small letters as `wordsOf` gives it. */
export function isOfVehicle(word: string, vehicle: string): boolean {
  return word.length > 1 && !/^\d+$/.test(word) && wordsOf(vehicle).includes(word);
}

/** True for words that say nothing but a building year. */
export function isYear(words: string): boolean {
  return words.replace(BARE_YEAR, '') === '' || words.replace(YEAR, '').trim() === '';
}

function makeOf(words: string): string | undefined {
  return matchMake(words)?.make.toLowerCase();
}

function yearOf(vehicle: string): string | undefined {
  return (YEAR.exec(vehicle) ?? BARE_YEAR.exec(vehicle))?.[0];
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

/** With a number, or a known model's name: «B-MC T 580», «600», «California», «ML-T». */
function isModel(words: string): boolean {
  const isName = (word: string) => /\d|^\p{Lu}{2,4}(?:-\p{Lu}+)?$/u.test(word) || MODEL_WORDS.has(word.toLowerCase());
  const isOther = KIND.test(words) || /\d{5}|^\d+[.,]\d+$/.test(words) || matchMake(words) !== null;
  return words.split(' ').some(isName) && !isOther;
}

import { matchMake } from '@fahrzeugpflege/contracts';
import type { EnquiryAsked } from '../../dialogue/enquiry.js';
import { endOfModel } from './end-of-model.js';
import { type Found, take } from './found.js';

import { KIND, MODEL_WORDS } from './vehicle-words.js';

/** «Nein, es ist ein …», «Modell: …», «genauer ein …»: behind these the vehicle that was named before is told closer. */
const INTRODUCED = new RegExp(
  [
    '(?<=^|[\\n,.;!] ?)(?:(?:also|äh|ja|jo|genauer(?: gesagt)?|und|aber|doch|nein|nei|sorry|entschuldigung)[ ,]+)*',
    "(?:(?<=(?:nein|nei|sorry)[ ,]+)(?=\\S*\\d)|(?:(?:es|das|er|sie|s) )?(?:ist|isch)|es[’']s|(?:das |d |s |dr |der |de )?(?:modell|typ)(?: (?:ist|isch|heisst|wäre|wär))? ?:?|(?=(?:ein|eine|einen|en) ))",
    ' ?(?:(?:ein|eine|einen|en|e|der|das|de|dr|vom|modell|typ) )*',
  ].join(''),
  'giu',
);
/** «Er ist von 2019», «en 2019er». */
const YEAR_ALONE =
  /^\s*(?:(?:er|es|sie|das|dr|s|das fahrzeug|das auto|und|ist|isch|von|vo|us|aus|dem|jahr|vom|ein|en) )*((?:19[5-9]|20[0-4])\d)(?:er)?[\s.!]*$/iu;
/** Here a number may be a date or a size. */
const OTHER_NUMBERS: ReadonlySet<EnquiryAsked> = new Set(['desiredDate', 'dimensions', 'extras']);
/** Here bare figures are part of a phone number. */
const FOR_NUMBER: ReadonlySet<EnquiryAsked> = new Set(['phone', 'contact']);
const MOST_WORDS_ALONE = 4;

/**
 * What is told of the vehicle that was named before: its model («es ist ein B-MC T 580», «T6») or its year («von 2019»).
 *
 * @param rest what the other readers left of the message
 * @param vehicle as it was told before
 */
export function readModel(rest: string, vehicle: string, asked: EnquiryAsked): Found | null {
  const isNumber = !OTHER_NUMBERS.has(asked);
  const year = isNumber ? YEAR_ALONE.exec(rest) : null;
  if (year?.[1] !== undefined) return take(rest, 0, rest.length, year[1]);
  for (const { 0: words, index } of rest.matchAll(INTRODUCED)) {
    const start = index + words.length;
    const model = modelAt(rest.slice(start));
    if (isModel(model)) return take(rest, index, start + model.length, model);
  }
  const bare = rest.trim().replace(/[.,;!]+$/, '');
  const isAlone = bare !== '' && modelAt(bare) === bare && bare.split(' ').length <= MOST_WORDS_ALONE;
  const hasModel = !isMakeAlone(vehicle);
  const isTold = isModel(bare) && (/\p{L}/u.test(bare) || (isNumber && !hasModel && !FOR_NUMBER.has(asked)));
  return isAlone && isTold && !(hasModel && !/\d/.test(bare)) ? take(rest, 0, rest.length, bare) : null;
}

/** True for «Fiat»: what its model is may still be told. */
export function isMakeAlone(vehicle: string): boolean {
  return matchMake(vehicle)?.rest.trim() === '';
}

function modelAt(text: string): string {
  return text.slice(0, Math.max(0, endOfModel(` ${text.split('\n', 1)[0]}`, 0, false) - 1));
}

/** With a number, or a known model's name: «B-MC T 580», «600», «California», «ML-T». */
export function isModel(words: string): boolean {
  const isNamed = words.split(' ').some((word) => NAMES.test(word) || MODEL_WORDS.has(word.toLowerCase()));
  return isNamed && !KIND.test(words) && !/\d{5}|^\d+[.,]\d+$/.test(words) && matchMake(words) === null;
}

const NAMES = /\d|^\p{Lu}{2,4}(?:-\p{Lu}+)?$/u;

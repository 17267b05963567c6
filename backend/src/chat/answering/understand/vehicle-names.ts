import { KNOWN_MAKES } from '@fahrzeugpflege/contracts';
import type { Word } from '../../language/read-text.js';
import { isVehicle } from './vehicle-count.js';

/** Makes that are words or names of every day too. */
const EVERYDAY = new Set('clever forster genesis miller morgan morris panama phoenix polar smart triumph'.split(' '));
const SHORT = 3;
const MAKES: ReadonlySet<string> = new Set(
  KNOWN_MAKES.map((make) => make.toLowerCase()).filter(
    (make) => !EVERYDAY.has(make) && (make.length > SHORT || /^(?:bmw|kia|byd|lmc)$/.test(make)),
  ),
);
/** Models that people name without their make. */
export const MODEL_NAMES =
  'vw california multivan transporter ducato sprinter crafter transit jumper boxer vito viano golf polo passat corsa astra twin t3 t4 t5 t6 t7';
/** Kinds that are no end of another word. */
const KINDS = 'cabrio oldtimer sportwagen limousine kombi töff alkoven lieferwagen elfer';
const NAMES: ReadonlySet<string> = new Set(`${MODEL_NAMES} ${KINDS}`.split(' '));

/** True for a word that a make is called by: «Hymer», «Bürstner». */
export function isMake({ standard }: Word): boolean {
  return MAKES.has(standard);
}

/** True for a word that a vehicle is called by, be it its kind, its make or its model. */
export function isVehicleName(word: Word): boolean {
  return isVehicle(word) || isMake(word) || NAMES.has(word.standard);
}

/** Words of a model behind its make. */
const MOST_OF_MODEL = 3;

/** The places of what follows a make and says nothing else: «Knaus Sky Ti», «Adria Twin Plus». */
export function modelPlaces(words: readonly Word[], isElse: (at: number) => boolean): ReadonlySet<number> {
  const places = new Set<number>();
  for (const [make, word] of words.entries()) {
    if (!isMake(word)) continue;
    for (let at = make + 1; at <= make + MOST_OF_MODEL && at < words.length && !isElse(at); at += 1) places.add(at);
  }
  return places;
}

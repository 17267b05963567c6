import { takeYear } from './find-year.js';
import { NO_ANSWERS } from './known-makes.js';
import { splitMakeAndModel } from './make-and-model.js';
import { lookup, toWords } from './vehicle-words.js';

/** What a visitor's vehicle text names; null where it does not. */
export interface VehicleFields {
  /** In the visitor's spelling, but for the letter case of a known make. */
  make: string | null;
  /** In the visitor's spelling, white space collapsed and separators stripped. */
  model: string | null;
  /** Four digits, 1950 to the year after the current one. */
  year: number | null;
}

/**
 * Reads make, model and building year out of a vehicle text as a person typed it. Rules, in this
 * order:
 *
 * 1. White space is collapsed; commas, semicolons, bars and free-standing dashes and slashes separate. Only the first
 *    300 characters are read.
 * 2. An answer that says nothing («weiss nicht», «?», an emoji) gives null for all.
 * 3. The year is taken out together with its introducing word: first an introduced one («Jg. 19», «EZ 04/2019»), then
 *    a date form («04/2019», «(2019)»), then the first bare number in range. A bare number stays where no model would
 *    be left («Peugeot 2008»), where it is a well-known model («BMW 2002 tii»), and beside a unit («2000 km», «CHF
 *    2000», «MFK 2024», «gekauft 2021»); what stands straight after a kind of vehicle is a year («Wohnmobil 2018
 *    Knaus»). Two digits need an introducing word. Of several introduced years the first counts and all
 *    are taken out.
 * 4. Labels («Marke: … Modell: …») decide, if there are any.
 * 5. Else leading words that only name a kind of vehicle («Wohnmobil», «mein Camper») are skipped if something
 *    follows, and all before a known make straight after an article («Guten Tag, ich habe einen Hymer»).
 * 6. A known make, also of several words, is the make; else the first word with a letter. The rest is the model.
 *
 * Mileage, power and other remarks stay in the model: what is not surely something else is not thrown away.
 *
 * @param text the visitor's words; of any length, never throws
 * @param currentYear four digits
 */
export function parseVehicle(text: string, currentYear: number): VehicleFields {
  const words = toWords(text);
  if (isNoAnswer(text)) return { make: null, model: null, year: null };
  const { year, rest } = takeYear(words, currentYear);
  return { ...splitMakeAndModel(rest), year };
}

/** «?», «weiss nicht». */
export function isNoAnswer(text: string): boolean {
  const words = toWords(text);
  return words.length === 0 || NO_ANSWERS.has(words.map(lookup).join(' '));
}

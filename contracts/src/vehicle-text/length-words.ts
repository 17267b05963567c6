import { wordSet } from './vehicle-words.js';

export type Unit = 'm' | 'cm' | 'mm';
export type Dimension = 'length' | 'width' | 'height';

const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...['m', 'mtr', 'meter', 'metern', 'metres', 'metre'].map((word) => [word, 'm'] as const),
  ...['cm', 'zentimeter', 'centimeter'].map((word) => [word, 'cm'] as const),
  ...['mm', 'millimeter'].map((word) => [word, 'mm'] as const),
]);

/** The unit that a lower-case word names, or undefined. */
export function unitOf(word: string): Unit | undefined {
  return UNITS.get(word);
}

/** The dimension that a lower-case word names, also as the end of a compound («gesamtlänge»), or undefined. */
export function dimensionOf(word: string): Dimension | undefined {
  if (/^(?:l|lg|lang(?:e[rsnm]?)?|läng|längi|length|.*l(?:ä|ae)ngen?)$/.test(word)) return 'length';
  if (/^(?:h|hoch|hoh(?:e[rsnm]?)?|höch|höchi|height|.*h(?:ö|oe)hen?)$/.test(word)) return 'height';
  if (/^(?:b|breit(?:e[rsnm]?)?|breiti|width|.*breiten?)$/.test(word)) return 'width';
  return undefined;
}

/** Labels that stand after their number. */
export const FOLLOWERS = wordSet('lang langes langen langem läng hoch hohes hohen hohem höch breit');

/** A number after these is something else: a year, a mileage, a weight, the room inside, the length of a part. */
export function announcesOther(word: string): boolean {
  const [, measured] = /^(.+)(?:l(?:ä|ae)nge|h(?:ö|oe)he|breite)n?$/.exec(word) ?? [];
  const isPart = measured !== undefined && !WHOLES.has(measured);
  return isPart || BEFORE_OTHER.has(word) || /^(?:steh|innen|lade|bett)/.test(word);
}

/** A length or height of these is the vehicle's own: «Gesamtlänge», not «Aufbaulänge» or «Garagenhöhe». */
const WHOLES = wordSet(`
  gesamt gesammt total aussen außen maximal fahrzeug auto bus camper caravan womo wohnmobil reisemobil wagen wohnwagen
  anhänger
`);

const BEFORE_OTHER = wordSet(`
  jg jahrgang bj baujahr ez erstzulassung km kilometer chf fr gewicht gesamtgewicht leergewicht tank radstand
`);

/** A number before these is something else. */
export const AFTER_OTHER = wordSet(`
  kg kilo t to tonne tonnen ps kw km kmh liter personen person pers plätze plaetze schlafplätze schlafplaetze
  sitzplätze sitzplaetze betten achsen jahre jährig chf fr franken euro eur stück räder velos fahrräder ccm watt w v
  volt ah qm fuss ft
`);

/** These change nothing about the number beside them. */
export const HARMLESS = wordSet(`
  ca circa zirka etwa ungefähr ungefaehr rund max maximal total gesamt insgesamt genau knapp gut inkl inklusive mit
  ohne exkl ist sind beträgt in der die das mein unser fahrzeug wohnmobil womo reisemobil camper aussen
`);

/** The number after these is a limit or one of several; after «Komma» it is half a number. */
export const DOUBTS = wordSet(`
  oder od bzw resp evtl eventuell bis unter über ueber als min mind mindestens zwischen komma
`);

/** Words for the sign between two dimensions. */
export const TIMES = wordSet('x × ✕ ✖ * mal auf by');
export const JOINERS = wordSet('/ ; | & + und u sowie');

import { wordSet } from '../whole-words.js';
import { isFirstName } from './known-names.js';
import { AMBIGUOUS, ENDS, KIND, MODEL_WORDS } from './vehicle-words.js';

/** «Wohnwagen (Tabbert)», «das Fahrzeug ist ein Fendt». */
const BEHIND_KIND = new RegExp(
  `(?:${KIND.source}|fahrzeug|marke)(?:(?: ist| isch| von| vo)(?: nur| jetzt| doch| ein| en| e| der)*)?[ ,(:]+$`,
  'iu',
);

/** «Es ist ein knaus», as voices are written down: behind an article nothing else is called so. */
const WITH_ARTICLE = wordSet(
  'adria alfa alpina concorde dopfer fendt ford karmann knaus laika niesmann pilote puch rover seat smart sunlight tabbert wilk',
);
const BEHIND_ARTICLE = /(?<!\p{L})(?:eine?[nmr]?|en|e|es|em|mein\p{L}*|unser\p{L}*|üs\p{L}*|mi[ns]?|mim) $/iu;

/** True for makes that are names of people or words of every day as well. */
export function isAmbiguous(make: string): boolean {
  return AMBIGUOUS.has(make.toLowerCase()) || (make.length < 3 && !/^vw$/i.test(make));
}

/** «MAN TGE», not «man»; «Mini Cooper», not «mini Nummer»; «Hobby 560», not «mein Hobby» and not «Anna Forster». */
export function isMeant(before: string, line: string, length: number): boolean {
  const make = line.slice(0, length);
  const isTyped = /^\p{Lu}/u.test(make) && (make.length > 3 || make === make.toUpperCase());
  const next = /^ ([\p{L}\p{N}][\p{L}\p{N}.-]*)/u.exec(line.slice(length))?.[1] ?? '';
  const hasModel = /\d/.test(next) || (/^\p{Lu}/u.test(next) && !ENDS.test(next));
  const neighbour = /(\p{Lu}\p{Ll}+) $/u.exec(before)?.[1];
  const isPlain = BEHIND_ARTICLE.test(before) && WITH_ARTICLE.has(make.toLowerCase());
  const isName = neighbour !== undefined && !KIND.test(neighbour) && !/[.!?\n]\s*$/.test(before);
  const isNamed = isTyped && (hasModel || BEHIND_KIND.test(before.slice(-60)) || isOwned(before, make));
  return (isNamed || isPlain) && !isName;
}

/** «Eine Offerte für üse Knaus», but not «für mein Hobby». */
function isOwned(before: string, make: string): boolean {
  const isOwn = /(?<!\p{L})(?:für|an|vo|von) (?:mein|unser|üs|mi[ns]|mim)\p{L}* $/iu.test(before.slice(-30));
  return isOwn && make.toLowerCase() !== 'hobby';
}

/** «Luca Ferrari»: behind a first name a make is a surname, unless its model follows. */
export function isSurname(before: string, behind: string): boolean {
  const neighbour = /(?<!\p{L})(\p{L}+) $/u.exec(before)?.[1] ?? '';
  return isFirstName(neighbour) && !MODEL_WORDS.has(neighbour.toLowerCase()) && !/^ \S*\d/.test(behind);
}

import {
  parseDimensions,
  parseMetres,
  SPELLED_CENTIMETRES,
  SPELLED_METRES,
} from '@fahrzeugpflege/contracts/without-schemas';
import type { EnquiryAsked } from './enquiry-slots.js';
import { type Found, take, takeAll } from './plain-text.js';
import { wholeWords } from './whole-words.js';

const ABOUT = '(?:(?:ca|circa|etwa|rund|ungefähr|öppe|öppä)\\.? ?)?';
const UNIT = '(?:m|mtr|meter|metern|metre|cm|mm)';
const NUMBER = "(?:\\d{1,2}[.,]\\d{1,3}|\\d['’]\\d{3}|\\d{1,5})";
/** «sieben Meter zwanzig», «siebeneinhalb Meter». */
const SPELLED = `(?<![\\p{L}])${SPELLED_METRES} ?(?:m|meter)(?![\\p{L}])(?: (?:${SPELLED_CENTIMETRES}|\\d\\d)(?![\\p{L}\\d.,]))?`;
/** «7.5», «ca. 750 cm», «6m99», «7 m 20». */
const VALUE = `${ABOUT}(?:${NUMBER}(?: ?${UNIT}(?![\\p{L}])(?: ?(?:\\d\\d|${SPELLED_CENTIMETRES})(?![\\p{L}\\d]|[.,]\\d))?|m\\d\\d(?!\\d))?|${SPELLED})`;
const ADJECTIVE = '(?:lang(?:e[rsnm]?)?|läng|länge|laenge|hoch|hohe[rsnm]?|höch|höhe|hoehe|breit(?:e[rsnm]?)?|breiti)';
const NOUN = '(?:(?:gesamt|fahrzeug)?(?:länge|laenge|längi|höhe|hoehe|höchi|breite|breiti))';
const IS = '(?: (?:ü\\. ?a\\.|über alles|total))?(?:,? (?:die|sie|de|si))?(?: ?[:=]| ist| isch| beträgt| von)? ?';
const TIMES = ' ?(?:x|×|\\*|mal|auf) ?';

/** «Baujahr 2021 Länge 7.20»: the first number is the year's. */
const NO_YEAR = '(?<!(?:jg|jahrgang|joorgang|baujahr|bj|modelljahr|ez|erstzulassung)[.: ]{1,2})';
/** A value where the text is searched for sizes: a pattern of it all would be as long as many values. */
const V = '[\ue000\ue001]\ue002*';
const SIZE = wholeWords(
  [
    `[LBH]x[LBH](?:x[LBH])?:? ?${V}(?:${TIMES}${V}){1,2}`,
    `${NOUN}${IS}${V}`,
    `[LHB](?: ?[:=] ?${V}| ?\ue000\ue002*)`,
    `${V}(?:${TIMES}${V}){1,2}`,
    `${NO_YEAR}${V} ?${ADJECTIVE}`,
  ].join('|'),
  'giu',
);
const VALUES = new RegExp(`(?<![\\d.,])${VALUE}`, 'giu');

/** The text with signs in the place of values, the first of each telling whether it has decimals; as long as before. */
function withSigns(text: string): string {
  return text.replace(VALUES, (words) => (/\d[.,]\d/.test(words) ? '\ue000' : '\ue001').padEnd(words.length, '\ue002'));
}

/** «Mercedes S 500 lang»: a model. */
const MODEL = /(?<!\p{L})\p{Lu}{1,2} \d{3} lang/u;
/** A size without a label, for example behind the model: «Hymer B 678, 7.5 m»; of two vehicles «4.5 und 4.4 m», of one «5.14 m, 1.98». */
const METRES =
  /(?<![\p{L}\p{N}.,]|(?<!\p{L})(?:in|nach|bis|unter|über) )(?:(?:[2-9]|1\d)[.,]\d{1,2}(?:,| (?:und|u|resp\.?|bzw\.?|&)(?: \p{L}+){0,3}) )?(?:(?:[2-9]|1\d)(?:[.,]\d{1,2})? ?(?:m|metern?)|(?:[3-9]|1[0-4])\d\d ?cm)(?![\p{L}\p{N}])(?: \d\d(?![\p{L}\d]|[.,]\d)|, ?[1-4][.,]\d{1,2}(?: ?m(?:etern?)?)?(?![\p{L}\d]|[.,]\d))?/giu;
/** The same in words: «für ein sieben Meter langes Wohnmobil». */
const METRES_IN_WORDS = wholeWords(SPELLED, 'giu');
/** «2 x 3» may be anything, and «4x4» is a drive. */
const IS_SURE = /[.,]\d|\d{3}|\d ?(?:c?m|mm|meter)(?!\p{L})|meter|länge|laenge|höhe|hoehe|lang|läng|hoch|höch|breit/iu;
/** What speaks of a size where it was asked for: «sieben Meter lang». */
const SIZE_WORDS = wholeWords('m|cm|meter|lang|läng|hoch|höch|länge|höhe|mass|masse|höchi|längi');
const NONE = /\?|(?<!\p{L})(?:nicht|nid|nöd|ned|kein|keine|egal|unbekannt)(?!\p{L})/iu;

/**
 * Finds length and height of a vehicle in a text. What is no plausible size by the rules of `parseDimensions` is none,
 * but where it was asked for the words are kept as they are.
 */
export function readDimensions(text: string, asked: EnquiryAsked): Found | null {
  const ranges = [...withSigns(text).matchAll(SIZE)]
    .map((match) => [match.index, match.index + match[0].length] as const)
    .filter(
      ([start, end]) => IS_SURE.test(text.slice(start, end)) && !MODEL.test(text.slice(Math.max(0, start - 3), end)),
    );
  if (ranges.length > 0) {
    const found = withLength(takeAll(text, ranges));
    if (isSize(found.words)) return found;
  }
  const answer = asked === 'dimensions' || asked === 'extras' ? readAnswer(text, asked) : null;
  if (answer !== null) return answer;
  const inWords = [...text.matchAll(METRES_IN_WORDS)].filter(([words]) => loneLength(words) !== null);
  const metres = [...text.matchAll(METRES), ...inWords.slice(0, 1)]
    .map(({ 0: words, index }) => [index, index + words.length] as const)
    .toSorted(([a], [b]) => a - b);
  return metres.length === 0 ? null : takeAll(text, metres);
}

/** «7 Meter, Höhe 2.90»: what stands unlabelled in front of the height is the length. «Länge, die ist 4.90» is one size. */
function withLength({ words, rest }: Found): Found {
  const said = words.replace(/,? (?:die|sie|de|si)(?= (?:ist|isch))/iu, '');
  const { lengthMetres, heightMetres } = parseDimensions(said);
  const [metres] = lengthMetres === null && heightMetres !== null ? rest.matchAll(METRES) : [];
  if (metres === undefined) return { words: said, rest };
  const found = take(rest, metres.index, metres.index + metres[0].length);
  return { words: `${found.words} lang, ${said}`, rest: found.rest };
}

function isSize(words: string): boolean {
  const { lengthMetres, heightMetres } = parseDimensions(words);
  return lengthMetres !== null || heightMetres !== null;
}

const LEAD = /^\s*(?:(?:es|das|er|sie|sind|ist|isch|hat|aber|nur)[ ,]+)+/iu;

/** The first part of an answer that is a size: «7.2/3.1», «sieben Meter lang», «es sind 3.05». */
function readAnswer(text: string, asked: EnquiryAsked): Found | null {
  for (const match of text.matchAll(/(?:\d[.,]\d|[^\n;,.!])+/gu)) {
    const words = match[0].replace(LEAD, '');
    const isAnswer = isSize(words) || (asked === 'dimensions' ? /\d/ : SIZE_WORDS).test(words);
    if (isAnswer && !NONE.test(words)) {
      return take(text, match.index, match.index + match[0].length, words);
    }
  }
  return null;
}

/** No vehicle on the road is higher: a size above it can only be the length. */
const HIGHEST_METRES = 4;

/** The metres of a size that says neither length nor height and can only be the length: «7m»; null for any other. */
export function loneLength(size: string): number | null {
  const metres = isSize(size) ? null : parseMetres(size);
  return metres !== null && metres > HIGHEST_METRES ? metres : null;
}

/** Puts a size into the place of what was said before; of length and height that of which it says nothing stays. */
export function mergeDimensions(before: string, words: string): string {
  const said = metresOf(before);
  const next = metresOf(words, said.length);
  if (next.length !== null && next.height === null && said.height !== null) {
    return said.length === null ? `${before}, ${words}` : `${words}, ${said.height.toFixed(2)} m hoch`;
  }
  if (next.height === null || next.length !== null || said.length === null) return words;
  const height = isSize(words) ? words : `${next.height.toFixed(2)} m hoch`;
  return said.height === null ? `${before}, ${height}` : `${said.length.toFixed(2)} m lang, ${height}`;
}

/** Length and height of a size; beside a length that no height reaches, a lower one without a label is the height. */
function metresOf(size: string, known: number | null = null): { length: number | null; height: number | null } {
  const { lengthMetres, heightMetres } = parseDimensions(size);
  const lone = isSize(size) ? null : parseMetres(size);
  const isHeight = lone !== null && lone <= HIGHEST_METRES && (known ?? 0) > HIGHEST_METRES;
  return { length: lengthMetres ?? loneLength(size), height: isHeight ? lone : heightMetres };
}

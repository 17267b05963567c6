import { numberOfWord } from '../../../language/number-words.js';
import { UNIT_PATTERN } from './units.js';

/** Number words up to here are also used without meaning a figure («zwei Angebote»). */
const SMALL = 12;

const UNIT_OR_CURRENCY = `(?:franken|chf|euro|rappen|stutz|prozent|uhr|${UNIT_PATTERN})`;
const BEFORE_UNIT = new RegExp(
  String.raw`^\s*(?:%|€|${UNIT_OR_CURRENCY}|(?:-|bis|und|oder)\s*[\p{L}\d.,]+\s*${UNIT_OR_CURRENCY})`,
  'iu',
);
const AFTER_CURRENCY = /(?:chf|fr\.|€)\s*$/iu;
const SPAN_WORD =
  /([\p{L}\d.,]+?)-?(jähr|jahres|monat|wöch|täg|stünd|minüt|prozent)(ig(?:e[rnms]?)?|s?-?\p{L}*)(?!\p{L})/giu;
const SPAN_UNITS: Readonly<Record<string, string>> = {
  jähr: 'Jahre',
  jahres: 'Jahre',
  monat: 'Monate',
  wöch: 'Wochen',
  täg: 'Tage',
  stünd: 'Stunden',
  minüt: 'Minuten',
  prozent: 'Prozent',
};

/**
 * A text with all its figures in one spelling: digits without grouping («1'699», «1 699», «1.699» and
 * «tausendsechshundertneunundneunzig» are 1699), one kind of dash, «halb neun» as 8:30, «fünfjährig» as 5 Jahre. Small
 * numbers in words stay words where no unit follows.
 */
export function plainFigures(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Zs}\t]/gu, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/(?<![\d.,])\d{1,3}(?:[ .']\d{3})+(?!\d)/g, (grouped) => grouped.replace(/\D/g, ''))
    .replace(SPAN_WORD, spanInWords)
    .replace(/(?<!\p{L})halb\s+(\p{L}+|\d{1,2})(?![\p{L}\d])/giu, halfHour)
    .replace(
      new RegExp(String.raw`(?:(?<!\p{L})eine?[rnms]?\s+)?(?<!\p{L})halbe[rnms]?\s+(?=${UNIT_PATTERN})`, 'giu'),
      '0.5 ',
    )
    .replace(/\p{L}+(?:-\p{L}+)*/gu, numberInDigits);
}

function spanInWords(whole: string, count: string, unit: string, rest: string): string {
  const number = /^\d/.test(count) ? count : numberOfWord(count)?.toString();
  if (number === undefined) return whole;
  const tail = /^ig|^s?-?$/i.test(rest) ? '' : ` ${rest.replace(/^s?-/, '')}`;
  return `${number} ${SPAN_UNITS[unit.toLowerCase()] ?? unit}${tail}`;
}

/** Nobody means half past two at night. */
function halfHour(whole: string, hour: string): string {
  const next = /^\d/.test(hour) ? Number(hour) : numberOfWord(hour);
  if (next === undefined || next < 1 || next > 24) return whole;
  return `${next - 1 < 6 ? next + 11 : next - 1}:30`;
}

function numberInDigits(word: string, at: number, whole: string): string {
  const number = numberOfWord(word);
  if (number === undefined) return word;
  const isSmall = Number.isInteger(number) && number <= SMALL;
  const isFigure = BEFORE_UNIT.test(whole.slice(at + word.length)) || AFTER_CURRENCY.test(whole.slice(0, at));
  return isSmall && !isFigure ? word : String(number);
}

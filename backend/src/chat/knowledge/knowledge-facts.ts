import { businessProfile } from '@fahrzeugpflege/contracts';
import { knowledgePassages } from './knowledge-passages.js';

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const UNITS = String.raw`jahren?|monaten?|wochen?|tagen?|arbeitstagen?|stunden?|minuten?|bar|°\s?c|kunden`;

interface FactPattern {
  readonly pattern: RegExp;
  readonly fold: (match: RegExpMatchArray) => string[];
}

const FACTS: readonly FactPattern[] = [
  {
    pattern: new RegExp(
      String.raw`(?:chf|fr\.?|sfr\.?)\s*(${NUMBER})|(${NUMBER})\s*(?:\.[-]\s*)?(?:franken|chf|fr\b)`,
      'g',
    ),
    fold: ([, after, before]) => [`chf ${plainNumber(after ?? before ?? '')}`],
  },
  {
    pattern: new RegExp(String.raw`(?:(${NUMBER})\s*(?:-|bis)\s*)?(${NUMBER})\s*(?:%|prozent)`, 'g'),
    fold: ([, from, to]) => [from, to].flatMap((value) => (value ? [`${plainNumber(value)} %`] : [])),
  },
  {
    pattern: /\b([01]?\d|2[0-3])(?::([0-5]\d)\b|(?:\.([0-5]\d))?(?=\s*uhr))/g,
    fold: ([, hours = '', colon, point]) => [`${hours.padStart(2, '0')}:${colon ?? point ?? '00'}`],
  },
  {
    pattern: new RegExp(String.raw`(?:(${NUMBER})\+?\s*(?:-|bis)\s*)?(${NUMBER})\+?\s*(${UNITS})(?![\p{L}])`, 'gu'),
    fold: ([, from, to, unit = '']) =>
      [from, to].flatMap((value) =>
        value ? [`${plainNumber(value)} ${unit.replace(/n$/, '').replace(/\s/, '')}`] : [],
      ),
  },
  { pattern: /(?:\+|\b00|\b0)\d[\d\s/()-]{7,}\d/g, fold: ([number]) => [internationalPhone(number)] },
  { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, fold: ([address]) => [address] },
];

/**
 * The facts that a wrong answer would do harm with, each read out of a text and brought to one spelling: amounts in
 * francs, percentages, times of day, spans of time and measures («chf 1699», «20 %», «08:30», «5 jahre», «9 bar»), phone
 * numbers in digits, and mail addresses.
 */
export function readFacts(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .replace(/[’'`´](?=\d{3})/g, '')
    .replace(/[–—−]/g, '-');
  return FACTS.flatMap(({ pattern, fold }) => [...plain.matchAll(pattern)].flatMap((match) => fold(match)));
}

/** Every fact that the site states: what an answer says beyond them it must have computed. */
export const knowledgeFacts: ReadonlySet<string> = new Set(
  [
    ...knowledgePassages.flatMap(({ title, text }) => [title, text]),
    ...businessProfile.openingHours.flatMap(({ times }) => times.flat()),
    `${businessProfile.earlyBooking.discountPercent}%`,
  ].flatMap(readFacts),
);

function plainNumber(digits: string): string {
  return String(Number(digits.replace(',', '.')));
}

function internationalPhone(number: string): string {
  return number
    .replace(/[^+\d]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+41');
}

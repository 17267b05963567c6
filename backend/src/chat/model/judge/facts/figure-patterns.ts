import { MONTHS } from './months.js';
import { UNIT_PATTERN, unitName } from './units.js';

/** A pattern of a kind of figure, and the key that what it found is compared under. */
export interface FigurePattern {
  readonly kind: string;
  readonly pattern: RegExp;
  readonly key: (groups: Readonly<Record<string, string | undefined>>) => string;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
/** A second number makes it a span; a dash with blanks around is one between sentences. */
const SPAN = String.raw`(?<from>${NUMBER})\+?(?:(?:-|\s+bis(?:\s+zu)?\s+)(?<to>${NUMBER})\+?)?`;
const CURRENCY = String.raw`(?<currency>chf|sfr\.?|fr\.|fr(?=\s*\d)|franken|stutz|eur|euro|€|us-dollar|dollar|usd|\$)`;
const NO_CENTS = '(?:[.,](?:-+|00))?';
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?`;
const MONTH = MONTHS.join('|');

const money = ({ from, to, currency = 'chf' }: Readonly<Record<string, string | undefined>>) =>
  `${/^(?:chf|s?fr|stutz)/i.test(currency) ? 'chf' : currency.toLowerCase()} ${span(from, to)}`;

/** In the order in which they are looked for: what one of them took is nothing for the next. */
export const FIGURE_PATTERNS: readonly FigurePattern[] = [
  figure('mail', String.raw`(?<it>[\p{L}\d.+_-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+)`, ({ it = '' }) => it.toLowerCase()),
  figure(
    'address',
    String.raw`(?<it>(?:https?:\/\/|www\.)[^\s,;]+|[\p{L}\d-]+\.(?:ch|com|de|net|org|io|li|at|eu|info|example|shop|app|dev)(?![\p{L}\d])(?:\/[^\s,;]*)?)`,
    ({ it = '' }) => it.toLowerCase(),
  ),
  figure('clock', String.raw`24\s?\/\s?7|24\s+stunden\s+am\s+tag|7\s+tage\s+die\s+woche`, () => '24/7'),
  figure(
    'time',
    String.raw`(?<from>\d{1,2}:\d{2})\s*(?:uhr)?\s*(?:-|bis|und)\s*(?<to>\d{1,2}:\d{2})(?:\s*uhr)?|(?<from2>${CLOCK})\s*(?:uhr)?\s*(?:-|bis|und)\s*(?<to2>${CLOCK})\s*uhr`,
    ({ from, to, from2, to2 }) => `${clock(from ?? from2)}-${clock(to ?? to2)}`,
  ),
  figure(
    'time',
    String.raw`(?<colon>\d{1,2}:\d{2})(?:\s*uhr)?|(?<it>${CLOCK})\s*uhr(?:\s*(?<minutes>\d{2})(?!\d))?|(?<hour>\d{1,2})h(?<minute>\d{2})`,
    ({ colon, it, minutes, hour, minute }) =>
      clock(colon ?? (minutes ? `${it}:${minutes}` : (it ?? `${hour}:${minute}`))),
  ),
  figure(
    'date',
    String.raw`(?<day>0?[1-9]|[12]\d|3[01])\.\s?(?:(?<name>${MONTH})(?!\p{L})|(?<month>0?[1-9]|1[0-2])\.)(?:\s?(?<year>\d{4}|\d{2}(?!\d)))?(?!\d)`,
    ({ day, month, name = '', year }) =>
      `${Number(day)}.${month ? Number(month) : MONTHS.indexOf(name.toLowerCase()) + 1}.${year ?? ''}`,
  ),
  figure('date', String.raw`(?<name>${MONTH})(?:\s+(?<year>\d{4}))?(?!\p{L})`, ({ name = '', year }) => {
    return `.${MONTHS.indexOf(name.toLowerCase()) + 1}.${year ?? ''}`;
  }),
  figure('phone', String.raw`(?<it>(?:\+|(?<!\d)0)\d[\d\s.\/()-]{6,}\d)`, ({ it = '' }) => phoneKey(it)),
  figure('money', String.raw`${CURRENCY}\s*${SPAN}${NO_CENTS}`, money),
  figure('money', String.raw`${SPAN}${NO_CENTS}\s*${CURRENCY}(?!\p{L})`, money),
  figure('money', `${SPAN}[.,]-+`, money),
  figure('percent', String.raw`${SPAN}\s*(?:%|prozent(?!\p{L}))`, ({ from, to }) => span(from, to)),
  figure('measure', String.raw`${SPAN}\s*(?<unit>${UNIT_PATTERN})`, ({ from, to, unit = '' }) => {
    return `${span(from, to)} ${unitName(unit)}`;
  }),
  figure(
    'measure',
    String.raw`(?:paar|einigen?|wenigen?|mehreren?|etlichen?|zig)\s+(?:hundert\s+|tausend\s+)?(?<unit>${UNIT_PATTERN})`,
    ({ unit = '' }) => `some ${unitName(unit)}`,
  ),
  // Also within words: what is glued to letters is no less a number.
  { kind: 'number', pattern: new RegExp(`(?<it>${NUMBER})`, 'gu'), key: ({ it = '' }) => plainNumber(it) },
  // What is left of money, percents and times is a figure that nobody could read.
  figure(
    'unreadable',
    String.raw`(?<it>chf|sfr|franken|fränkli|stutz|eur|euro|€|dollar|\$|rappen|%|prozent\p{L}*|promille|uhr|grad|hundert(?:er|e[rn]?)|tausend(?:er|e[rn]?)|zehner(?:note)?|zwanziger|fünfziger)(?!\p{L})`,
    ({ it = '' }) => it.toLowerCase(),
  ),
];

function figure(kind: string, pattern: string, key: FigurePattern['key']): FigurePattern {
  return { kind, pattern: new RegExp(String.raw`(?<![\p{L}\d]|\d[.,])(?:${pattern})`, 'giu'), key };
}

function span(from = '', to?: string): string {
  return to === undefined ? plainNumber(from) : `${plainNumber(from)}-${plainNumber(to)}`;
}

function plainNumber(digits: string): string {
  return String(Number(digits.replace(',', '.')));
}

function clock(written = ''): string {
  const [hours = '', minutes = '00'] = written.split(/[:.]/);
  return `${hours.padStart(2, '0')}:${minutes}`;
}

function phoneKey(written: string): string {
  return written
    .replace('(0)', '')
    .replace(/[^+\d]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+41');
}

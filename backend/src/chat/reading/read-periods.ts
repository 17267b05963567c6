import type { Topic } from '../knowledge/entries/entry.js';
import { MONTHS } from '../language/standard-words.js';
import { numberAt } from './read-amounts.js';

const YEAR = 12;
/** Nobody plans for longer: ten years. */
const MOST_MONTHS = 120;

/** What is said of a year or of months that are past or no time to pay for. */
const NOT_PAID_FOR = /^(?:seit|letzte|jedes|nächste|dises|vor)$/;
const NOT_A_SPAN = /^(?:alt|garanti|jarig|schuz|erfarung)/;

/** A span of time that is paid for, in months; nothing is reckoned with parts of one. */
export interface Period {
  readonly months: number;
  readonly isShort?: true;
}

/** Reads the spans that are paid for from standard words, in their order; `today`, an ISO date, begins what has no beginning. */
export function readPeriods(words: readonly string[], today: string): readonly Period[] {
  const counted = words.flatMap((_, at) => periodAt(words, at) ?? []);
  const whole = counted.filter(({ isShort }) => !isShort);
  if (whole.length > 0) return whole;
  const between = monthsBetween(words) ?? monthsFrom(words, today);
  return between === undefined ? counted : [{ months: between }];
}

/** Of several periods the first is for the first topic that is paid by the month, and so on. */
export function periodOf(periods: readonly Period[], monthly: readonly Topic[], topic: Topic): Period | undefined {
  return (periods.length > 1 ? periods[monthly.indexOf(topic)] : undefined) ?? periods[0];
}

function periodAt(words: readonly string[], at: number): Period | undefined {
  const unit = words[at] as string;
  if (NOT_A_SPAN.test(words[at + 1] ?? '')) return undefined;
  if (unit === 'halbjahr' || unit === 'quartal') return { months: unit === 'quartal' ? 3 : 6 };
  const count = countBefore(words, at);
  if (count === undefined) return undefined;
  if (/^(?:woche|tag|nacht)$/.test(unit)) return { months: 0, isShort: true };
  const months = count * ({ jahr: YEAR, monat: 1 }[unit] ?? Number.NaN);
  if (Number.isNaN(months)) return undefined;
  if (!Number.isInteger(months)) return { months, isShort: true };
  return months <= MOST_MONTHS ? { months } : undefined;
}

/** «Sechs Monate», «ein halbes Jahr», «ein ganzes Jahr», «im Jahr»; nothing for «vor zwei Jahren». */
function countBefore(words: readonly string[], at: number): number | undefined {
  const isWhole = words[at - 1] === 'ganz';
  const isHalf = words[at - 1] === 'halb';
  const first = isWhole || isHalf ? at - 2 : at - 1;
  const number = words[first] === 'ein' ? 1 : numberAt(words, first);
  if (NOT_PAID_FOR.test(words[number === undefined ? first : first - 1] ?? '')) return undefined;
  if (isHalf) return 0.5;
  const isEach = words[at] === 'jahr' && /^(?:in|pro|aufs|ufs|uf|über|am)$/.test(words[first] ?? '');
  return number ?? (isWhole || isEach ? 1 : undefined);
}

/** «Von November bis März» is five months, «15. November bis 15. März» four. */
function monthsBetween(words: readonly string[]): number | undefined {
  const named = words.flatMap((word, at) => (MONTHS.includes(word) ? at : [])).slice(0, 2);
  // «Bis Ende Januar, ab 1. Dezember»
  const isTurned = words.slice(0, named[0]).includes('bis') && words.slice(named[0], named[1]).includes('ab');
  const [first, last] = isTurned ? named.toReversed() : named;
  if (first === undefined || last === undefined || Math.abs(last - first) > 8) return undefined;
  if (!isTurned && !words.slice(first, last).some((word) => /^(?:bis|zu|und|am)$/.test(word))) return undefined;
  return monthsUntil(words, last, MONTHS.indexOf(words[first] as string), gone(words, first, 0)) || YEAR;
}

/** «Ab heute bis 31. März», «bis Ende Januar». */
function monthsFrom(words: readonly string[], today: string): number | undefined {
  const [last, second] = words.flatMap((word, at) => (MONTHS.includes(word) ? at : []));
  if (last === undefined || second !== undefined) return undefined;
  if (!words.slice(Math.max(0, last - 3), last).includes('bis')) return undefined;
  const [, month = 1, day = 1] = today.split('-').map(Number);
  const months = monthsUntil(words, last, month - 1, (day - 1) / 30);
  return months > 0 ? months : undefined;
}

/** From a month, January being 0, of which some is over, to the one that stands at a place; in whole months. */
function monthsUntil(words: readonly string[], last: number, month: number, over: number): number {
  const whole = MONTHS.indexOf(words[last] as string) - month;
  return Math.round(((whole + YEAR) % YEAR) + gone(words, last, 1) - over);
}

/** How much of a month is over on the day that is named with it; `whole` where none is. */
function gone(words: readonly string[], at: number, whole: number): number {
  const day = numberAt(words, at - 1);
  if (day !== undefined) return (day - 1) / 30;
  const part = words.slice(Math.max(0, at - 2), at + 2).find((word) => /^(?:anfang|mitte|ende)$/.test(word));
  return { anfang: 0, mitte: 0.5, ende: 1 }[part ?? ''] ?? whole;
}

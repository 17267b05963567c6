import type { Word } from '../../language/read-text.js';
import { MONTHS } from './months.js';
import { numberOf } from './numbers.js';

/** A span of time that somebody names. */
export interface Period {
  readonly count: number;
  readonly unit: 'day' | 'week' | 'month' | 'year';
}

const UNITS: readonly (readonly [pattern: RegExp, unit: Period['unit'], times: number])[] = [
  [/^(?:tage?n?|nächte?n?)$/, 'day', 1],
  [/^wochen?$/, 'week', 1],
  [/^monate?[ns]?$/, 'month', 1],
  [/^(?:quartale?|vierteljahre?n?)$/, 'month', 3],
  [/^(?:halbjahr|semester)e?$/, 'month', 6],
  [/^jahre?n?$/, 'year', 1],
];

/** «pro Jahr» is a span; «pro Monat» is what prices are given for. */
const LONG_UNITS = UNITS.filter(([, unit, times]) => unit === 'year' || times > 1);

const PAST = /^(?:vor|seit|nach|letzten|vergangenen|alle|jede|jeden)$/;

/**
 * The span of time that is asked for: «6 Monate», «ein halbes Jahr», «anderthalb Jahre», «jährlich», «von November bis
 * März» (both included). Undefined where none is named; «pro Monat» names none, for it is what prices are given for.
 */
export function readPeriod(words: readonly Word[]): Period | undefined {
  return fromMonthNames(words) ?? readPeriods(words)[0] ?? fromAdverb(words);
}

/** The span in months, where a year has twelve and a week the twelfth of 52; whole for months and years. */
export function inMonths({ count, unit }: Period): number {
  const months = { day: 12 / 365, week: 12 / 52, month: 1, year: 12 }[unit];
  return count * months;
}

/** All spans that are counted: «2 Monate im Autohotel, danach 3 Monate in der Einlagerung». */
export function readPeriods(words: readonly Word[]): Period[] {
  return words.flatMap((word, index) => {
    const [, unit, times] = UNITS.find(([pattern]) => pattern.test(word.standard)) ?? [];
    // «vor zwei Jahren», «seit drei Monaten» tell of the past.
    if (!unit || !times || PAST.test(words[index - 2]?.standard ?? '')) return [];
    const before = words[index - 1]?.standard ?? '';
    const broken = /^(?:halb|dreiviertel)/.test(before) ? 0.5 : /^anderthalb/.test(before) ? 1.5 : undefined;
    const count = broken ?? wholeCount(words, index);
    return count === undefined ? [] : [monthly({ count: count * times, unit })];
  });
}

/** «in einem Monat» is a count; «pro Monat», «im Monat» and «den ganzen Monat» are none. */
function wholeCount(words: readonly Word[], index: number): number | undefined {
  const before = words[index - 1];
  return numberOf(
    /^(?:ganze[nsr]?|volle[nsr]?|solche[nsr]?)$/.test(before?.standard ?? '') ? words[index - 2] : before,
  );
}

/** Half a year is six months. */
function monthly(period: Period): Period {
  const isBroken = period.unit === 'year' && !Number.isInteger(period.count);
  return isBroken ? { count: period.count * 12, unit: 'month' } : period;
}

function fromAdverb(words: readonly Word[]): Period | undefined {
  if (words.some(({ standard }) => /^(?:jährlich|jahrespreis|jahreskosten)$/.test(standard)))
    return { count: 1, unit: 'year' };
  for (const [at, { standard }] of words.entries()) {
    const [, unit, times] = LONG_UNITS.find(([pattern]) => pattern.test(standard)) ?? [];
    const before = words[at - 1]?.standard ?? '';
    if (unit && times && /^(?:pro|im|ganzes?)$/.test(before)) return { count: times, unit };
  }
  return undefined;
}

function fromMonthNames(words: readonly Word[]): Period | undefined {
  const named = words.flatMap(({ standard }, index) => {
    const month = MONTHS.indexOf(standard);
    return month < 0 ? [] : [{ month, index }];
  });
  const [first, second] = named;
  if (!first || !second || named.length > 2) return undefined;
  const joined = words.slice(first.index, second.index).some(({ standard }) => standard === 'bis');
  return joined ? { count: ((second.month - first.month + 12) % 12) + 1, unit: 'month' } : undefined;
}

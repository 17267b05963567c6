import type { Word } from '../../language/read-text.js';
import { readDatePeriod } from './date-period.js';
import { numberOf } from './numbers.js';
import type { Period } from './period.js';

export type { Period } from './period.js';

const UNITS: readonly (readonly [pattern: RegExp, unit: Period['unit'], times: number])[] = [
  [/^(?:tage?n?|nächte?n?)$/, 'day', 1],
  [/^wochen?(?:lang)?$/, 'week', 1],
  [/^monate?[ns]?(?:lang)?$/, 'month', 1],
  [/^(?:quartale?|vierteljahre?n?)$/, 'month', 3],
  [/^(?:halbjahr|semester)e?$/, 'month', 6],
  [/^dreivierteljahre?$/, 'month', 9],
  [/^jahre?n?(?:lang)?$/, 'year', 1],
];

/** «pro Jahr» is a span; «pro Monat» is what prices are given for. */
const LONG_UNITS = UNITS.filter(([, unit, times]) => unit === 'year' || times > 1);

const PAST = /^(?:vor|seit|nach|letzten|vergangenen|alle|jede|jeden)$/;

/**
 * The span of time that is asked for: «6 Monate», «ein halbes Jahr», «anderthalb Jahre», «jährlich», «von November bis
 * März» (both included). Undefined where none is named; «pro Monat» names none, for it is what prices are given for.
 */
export function readPeriod(words: readonly Word[]): Period | undefined {
  const named = readDatePeriod(words);
  const counted = readPeriods(words);
  // «Ende Oktober bis Ende März, fünf Monate»: what is counted is meant, if it is about the same.
  const same = named && counted.find(({ count, unit }) => unit === 'month' && Math.abs(count - named.count) <= 1);
  return same ?? named ?? counted[0] ?? fromAdverb(words);
}

/** The same where it is paid for: «nach vier Monaten» is as long as «vier Monate». */
export function readPaidPeriod(words: readonly Word[]): Period | undefined {
  return readPeriod(words.filter(({ standard }) => standard !== 'nach'));
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
  const isFilled = /^(?:ganze[nsr]?|volle[nsr]?|solche[nsr]?)$/.test(words[index - 1]?.standard ?? '');
  const before = words[isFilled ? index - 2 : index - 1];
  // The dialect's article: «es Johr».
  return before?.typed === 'es' && words[index]?.standard === 'jahr' ? 1 : numberOf(before);
}

/** Half a year is six months. */
function monthly(period: Period): Period {
  const isBroken = period.unit === 'year' && !Number.isInteger(period.count);
  return isBroken ? { count: period.count * 12, unit: 'month' } : period;
}

/** «im letzten Quartal», «jedes Halbjahr»: none that is to come. */
const OTHER = /^(?:letzte[nsm]?|vergangene[nsm]?|vorige[nsm]?|jedes|alle|nächste[nsm]?|dieses)$/;

function fromAdverb(words: readonly Word[]): Period | undefined {
  if (words.some(({ standard }) => /^(?:jährlich|jahrespreis|jahreskosten)$/.test(standard)))
    return { count: 1, unit: 'year' };
  for (const [at, { standard }] of words.entries()) {
    const [, unit, times] = LONG_UNITS.find(([pattern]) => pattern.test(standard)) ?? [];
    const [before, earlier] = [words[at - 1]?.standard ?? '', words[at - 2]?.standard ?? ''];
    const isWhole =
      /^(?:pro|im|aufs|übers|ganze[ns]?)$/.test(before) || (before === 'das' && /^(?:auf|über)$/.test(earlier));
    // «autohotel kosten halbjahr»
    const isBroken = times !== undefined && times > 1 && !OTHER.test(before);
    if (unit && times && (isWhole || isBroken)) return { count: times, unit };
  }
  return undefined;
}

import { businessDay } from '@fahrzeugpflege/contracts';
import { facts } from '../../../knowledge/facts.js';
import type { Word } from '../../../language/read-text.js';
import { MONTHS } from '../../understand/months.js';

const { firstDay, lastDay } = facts.campaign;

/** Days of a month, first and last, with what stands before its name: «am 5. November», «Anfang August». */
interface Days {
  readonly name: string;
  readonly from: number;
  readonly until: number;
}

/** Weeks and months of which the part alone is named: «Mitte August», «in der ersten Augustwoche». */
const PARTS: readonly (readonly [RegExp, Days])[] = [
  [/^(?:anfangs?|ersten?)$/, { name: 'Anfang', from: 1, until: 7 }],
  [/^mitte$/, { name: 'Mitte', from: 11, until: 20 }],
  [/^(?:endes?|letzten?)$/, { name: 'Ende', from: 25, until: 31 }],
];
const WHOLE: Days = { name: 'im', from: 1, until: 31 };
/** «in der ersten Woche im August» */
const MOST_BETWEEN = 3;

/** Month and year a season begins in is counted from its first month; each lasts three. */
const SEASONS: ReadonlyMap<string, number> = new Map([
  ['frühling', 2],
  ['frühjahr', 2],
  ['sommer', 5],
  ['winter', 11],
]);
const SEASON_MONTHS = 3;
const OF_SEASON = /^(?:im|nächste[nrs]?|nach|diese[nrsm]?)$/;

/**
 * Whether a day, month or season that is named lies within the campaign: «Nein, …» or «Ja, …»; undefined where none is
 * named, or one that lies partly within it.
 */
export function campaignDay(words: readonly Word[], now: Date): string | undefined {
  const nextYear = ofNextYear(words, now);
  if (nextYear !== undefined && nextYear > lastDay) return 'Nein, ein Termin nächstes Jahr liegt nicht in der Aktion.';
  const at = words.findLastIndex((_, place) => monthAt(words, place) >= 0 || seasonAt(words, place) !== undefined);
  if (at < 0) return undefined;
  const month = monthAt(words, at);
  const { name, from, until } = month >= 0 ? ofMonth(words, at, now) : ofSeason(words[at]?.standard ?? '', now);
  if (from > lastDay || until < firstDay) return `Nein, ein Termin ${name} liegt nicht in der Aktion.`;
  return from >= firstDay && until <= lastDay ? `Ja, ein Termin ${name} liegt in der Aktion.` : undefined;
}

/** First day of «nächstes Jahr». */
function ofNextYear(words: readonly Word[], now: Date): string | undefined {
  const isNamed = words.some(({ standard }, at) => {
    return standard === 'jahr' && /^nächste[ns]$/.test(words[at - 1]?.standard ?? '');
  });
  return isNamed ? `${Number(businessDay(now).slice(0, 4)) + 1}-01-01` : undefined;
}

/** «eine Offerte vom Juni» */
const OF_PAST = /^(?:vom|seit|von)$/;

/** Also in «Augustwoche», «Oktobertag». */
function monthAt(words: readonly Word[], at: number): number {
  const word = words[at]?.standard ?? '';
  if (OF_PAST.test(words[at - 1]?.standard ?? '')) return -1;
  return MONTHS.findIndex((month) => word === month || (month.length > 3 && word.startsWith(month)));
}

function seasonAt(words: readonly Word[], at: number): number | undefined {
  return OF_SEASON.test(words[at - 1]?.standard ?? '') ? SEASONS.get(words[at]?.standard ?? '') : undefined;
}

/** The day or month that is named last: «ich frage im Oktober an, der Termin ist aber am 5. November». */
function ofMonth(words: readonly Word[], at: number, now: Date): { name: string; from: string; until: string } {
  const month = monthAt(words, at);
  const day = Number(/^\d{1,2}$/.exec(words[at - 1]?.standard ?? '')?.[0] ?? 0);
  const days = day > 0 ? { name: `am ${day}.`, from: day, until: day } : partBefore(words, at);
  const today = businessDay(now);
  const number = String(month + 1).padStart(2, '0');
  const year = Number(today.slice(0, 4)) + (number < today.slice(5, 7) ? 1 : 0);
  const name = MONTHS[month] ?? '';
  const iso = (date: number) => `${year}-${number}-${String(date).padStart(2, '0')}`;
  return {
    name: `${days.name} ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    from: iso(days.from),
    until: iso(days.until),
  };
}

function partBefore(words: readonly Word[], at: number): Days {
  const before = words.slice(Math.max(0, at - MOST_BETWEEN), at).map(({ standard }) => standard);
  return PARTS.find(([pattern]) => before.some((word) => pattern.test(word)))?.[1] ?? WHOLE;
}

/** The next one, or the one that it is. */
function ofSeason(name: string, now: Date): { name: string; from: string; until: string } {
  const begin = SEASONS.get(name) ?? 0;
  const today = businessDay(now);
  const year = Number(today.slice(0, 4));
  const month = (count: number) => new Date(Date.UTC(year, count, 1)).toISOString().slice(0, 7);
  const last = begin + SEASON_MONTHS - 1;
  const later = `${month(last)}-31` < today ? 12 : 0;
  return {
    name: `im ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    from: `${month(begin + later)}-01`,
    until: `${month(last + later)}-31`,
  };
}

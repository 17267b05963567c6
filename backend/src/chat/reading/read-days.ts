import { addDays, businessDay, isCalendarDay, weekdayIndex } from '@fahrzeugpflege/contracts/without-schemas';
import { MONTHS } from '../language/standard-words.js';
import { capital } from './plain-text.js';
import { numberAt } from './read-amounts.js';
import { isPartMorning } from './read-times.js';

/** Monday first. */
export const WEEKDAYS = 'montag dienstag mittwoch donnerstag freitag samstag sonntag'.split(' ');
const WEEK = 7;

/**
 * Days that are named, ISO dates at the business, both included. `weekday`: the next such day stands for all of them;
 * `day`: reckoned from today («heute», «übermorgen»); `date`: a day of the calendar; `holiday`: by its name; `month`: a
 * month, its beginning, middle or end, or the next week.
 */
export interface NamedDays {
  readonly kind: 'weekday' | 'day' | 'date' | 'holiday' | 'month';
  readonly firstDay: string;
  readonly lastDay: string;
  /** «Karfreitag», «Mitte November»; empty where the date says it. */
  readonly name: string;
}

/** Reads the days that standard words name, in their order, each once; the weekday beside a date is that day. */
export function readDays(words: readonly string[], now: Date): readonly NamedDays[] {
  const today = businessDay(now);
  const found = words.flatMap((_, at) => daysAt(words, at, today));
  const dated = new Set(found.flatMap(({ kind, firstDay }) => (kind === 'date' ? weekdayIndex(firstDay) : [])));
  const named = found.filter(({ kind, firstDay }) => kind !== 'weekday' || !dated.has(weekdayIndex(firstDay)));
  return [...new Map(named.map((each) => [`${each.kind} ${each.firstDay} ${each.name}`, each])).values()];
}

function daysAt(words: readonly string[], at: number, today: string): readonly NamedDays[] {
  const word = words[at] as string;
  const ahead = daysAhead(words, at);
  if (ahead !== undefined) return [oneDay('day', addDays(today, ahead))];
  const isWorkingWeek =
    word === 'woche' && words.slice(Math.max(0, at - 2), at).some((each) => /^un[tdg]er/.test(each));
  if (word === 'werktags' || isWorkingWeek) return WEEKDAYS.slice(0, 5).map((name) => nextWeekday(name, today));
  if (word === 'woche' && words[at - 1] === 'nächste') return [nextWeek(today)];
  if (word === 'wochenende') return WEEKDAYS.slice(5).map((name) => nextWeekday(name, today));
  if (WEEKDAYS.includes(word)) return weekdaysUntil(words, at).map((name) => nextWeekday(name, today));
  const days = holidayAt(word, today) ?? dateAt(words, at, today) ?? monthAt(words, at, today);
  return days ? [days] : [];
}

/** «Montag bis Freitag», or one weekday. */
function weekdaysUntil(words: readonly string[], at: number): readonly string[] {
  const last = WEEKDAYS.indexOf(words[at] as string);
  const first = words[at - 1] === 'bis' ? WEEKDAYS.indexOf(words[at - 2] ?? '') : -1;
  return WEEKDAYS.slice(first < 0 ? last : first, last + 1);
}

const DAYS_AHEAD = new Map([
  ['heute', 0],
  ['folgetag', 1],
  ['übermorgen', 2],
]);

function daysAhead(words: readonly string[], at: number): number | undefined {
  if (words[at] !== 'morgen') return DAYS_AHEAD.get(words[at] as string);
  return isPartMorning(words, at) || /^gu/.test(words[at - 1] ?? '') ? undefined : 1;
}

function nextWeek(today: string): NamedDays {
  const monday = addDays(today, WEEK - weekdayIndex(today));
  return { kind: 'month', firstDay: monday, lastDay: addDays(monday, WEEK - 1), name: 'nächste Woche' };
}

function nextWeekday(name: string, today: string): NamedDays {
  return oneDay('weekday', addDays(today, (WEEKDAYS.indexOf(name) - weekdayIndex(today) + WEEK) % WEEK));
}

function oneDay(kind: NamedDays['kind'], date: string, name = ''): NamedDays {
  return { kind, firstDay: date, lastDay: date, name };
}

/** «14. April 2027»; without a year the next such day. */
function dateAt(words: readonly string[], at: number, today: string): NamedDays | undefined {
  const month = MONTHS.indexOf(words[at] as string) + 1;
  const day = numberAt(words, at - 1);
  const year = yearAfter(words, at);
  const thisYear = Number(today.slice(0, 4));
  if (day === undefined || month === 0) return undefined;
  const dates = (year ? [year] : [thisYear, thisYear + 1]).map((each) => isoDate(each, month, day));
  const date = dates.find((each) => isCalendarDay(each) && (year !== undefined || each >= today));
  return date === undefined ? undefined : oneDay('date', date);
}

/** The first day from `today` on that is that day of its month. ISO dates. */
export function nextDayOfMonth(day: number, today: string): string | undefined {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const months = Array.from({ length: 12 }, (_, ahead) => month - 1 + ahead);
  return months
    .map((each) => isoDate(year + Math.floor(each / 12), (each % 12) + 1, day))
    .find((date) => isCalendarDay(date) && date >= today);
}

function yearAfter(words: readonly string[], at: number): string | undefined {
  return /^20\d\d$/.test(words[at + 1] ?? '') ? words[at + 1] : undefined;
}

function isoDate(year: number | string, month: number, day: number): string {
  return [year, ...[month, day].map((each) => String(each).padStart(2, '0'))].join('-');
}

const PARTS = { anfang: [1, 10], mitte: [11, 20], ende: [21, 31] } as const;

/** «Mitte November», «im November», «in der ersten Augustwoche»: this year's, or next year's where it is over. */
function monthAt(words: readonly string[], at: number, today: string): NamedDays | undefined {
  const month = MONTHS.indexOf(words[at] as string);
  if (month < 0) return undefined;
  const near = words.slice(Math.max(0, at - 3), at + 2);
  const isFirstWeek = near.includes('woche') && near.some((word) => /^ers(?:t|ch)/.test(word));
  const part = isFirstWeek ? 'anfang' : (['anfang', 'mitte', 'ende'] as const).find((each) => near.includes(each));
  const [first, last] = isFirstWeek ? [1, WEEK] : part ? PARTS[part] : [1, 31];
  const dayOf = (year: number, day: number) =>
    [day, 30, 29, 28].map((each) => isoDate(year, month + 1, Math.min(each, day))).find(isCalendarDay) as string;
  const thisYear = Number(yearAfter(words, at) ?? today.slice(0, 4));
  const year = yearAfter(words, at) || dayOf(thisYear, last) >= today ? thisYear : thisYear + 1;
  const name = [part, MONTHS[month]].flatMap((word) => (word ? capital(word) : []));
  return { kind: 'month', firstDay: dayOf(year, first), lastDay: dayOf(year, last), name: name.join(' ') };
}

/** In days from Easter Sunday, or as month and day. */
type HolidayDay = number | readonly [month: number, day: number];

/** Holidays of the region, with stems in the spelling of `spelled`. */
const HOLIDAYS: readonly (readonly [RegExp, string, HolidayDay])[] = [
  [/^k?charfr|^karfr/, 'Karfreitag', -2],
  [/^os(?:t|ch)erm/, 'Ostermontag', 1],
  [/^os(?:t|ch)er/, 'Ostern', 0],
  [/^auffart|^[au]?ufart|^ufert/, 'Auffahrt', 39],
  [/^pfingstm/, 'Pfingstmontag', 50],
  [/^pfings/, 'Pfingsten', 49],
  [/^neuj[ao]r|^nöj[ao]r/, 'Neujahr', [1, 1]],
  [/^berchtold|^bärzel/, 'Berchtoldstag', [1, 2]],
  [/^nationalf|^bundesf/, 'Bundesfeiertag', [8, 1]],
  [/^heilig?[ao]b/, 'Heiligabend', [12, 24]],
  [/^w[ei]+h?nacht/, 'Weihnachten', [12, 25]],
  [/^stefanst/, 'Stephanstag', [12, 26]],
  [/^silvester/, 'Silvester', [12, 31]],
];

/** True for a word that names a holiday, in the spelling of `spelled`. */
export function isHoliday(word: string): boolean {
  return HOLIDAYS.some(([stem]) => stem.test(word));
}

/** The name of the holiday that a day is. */
export function holidayOn(date: string): string | undefined {
  return HOLIDAYS.find(([, , day]) => dateIn(Number(date.slice(0, 4)), day) === date)?.[1];
}

function holidayAt(word: string, today: string): NamedDays | undefined {
  const [, name, day] = HOLIDAYS.find(([stem]) => stem.test(word)) ?? [];
  if (name === undefined || day === undefined) return undefined;
  const year = Number(today.slice(0, 4));
  return oneDay('holiday', dateIn(dateIn(year, day) < today ? year + 1 : year, day), name);
}

function dateIn(year: number, day: HolidayDay): string {
  return typeof day === 'number' ? addDays(easterSunday(year), day) : isoDate(year, ...day);
}

/** By Gauss's rule, from 1900 to 2099. */
function easterSunday(year: number): string {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const isLate = sunday === 6 && (moon === 29 || (moon === 28 && year % 19 > 10));
  return addDays(isoDate(year, 3, 22), moon + sunday - (isLate ? 7 : 0));
}

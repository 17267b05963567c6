import { daysOf } from './day-words.js';

/** «Wie viele Tage in der Woche …?» names none. */
const WHICH_DAYS = /\b(?:wie viele|welchen?) (?:wochen|werk)?tagen?\b/;
const FRIDAY = 4;
const BUSY = /^(?:nicht|nur|keine|arbeite|arbeiten|schaffe)$/;

/** The days of the week that the words name, Monday 0, each once. */
export function readWeekdays(named: readonly string[], today: number): readonly number[] {
  if (WHICH_DAYS.test(named.join(' '))) return [];
  const told = named.map((word, at) => daysOf(word, named[at - 1] ?? '', today));
  return withoutBusy(named, spanOf(told, named) ?? [...new Set(told.flat())]);
}

/** «Montag bis Freitag», «Mo-Fr»: all days from the one to the other; undefined where no two are joined so. */
function spanOf(told: readonly (readonly number[])[], named: readonly string[]): readonly number[] | undefined {
  const places = told.flatMap((days, at) => (days.length > 0 ? [at] : []));
  const [first, last, ...others] = places;
  if (first === undefined || last === undefined || others.length > 0) return undefined;
  const [from, to] = [told[first]?.[0] ?? 0, told[last]?.[0] ?? 0];
  const isJoined = /^(?:bis)?(?: am| zum)?$/.test(named.slice(first + 1, last).join(' '));
  return isJoined && from < to ? Array.from({ length: to - from + 1 }, (_, step) => from + step) : undefined;
}

/** «Unter der Woche kann ich nicht, bleibt nur der Samstag»: on working days nobody has time to come. */
function withoutBusy(named: readonly string[], weekdays: readonly number[]): readonly number[] {
  const free = weekdays.filter((day) => day > FRIDAY);
  const isBusy = named.some((word) => BUSY.test(word)) && !named.includes('und');
  return isBusy && free.length > 0 && weekdays.length > free.length + 1 ? free : weekdays;
}

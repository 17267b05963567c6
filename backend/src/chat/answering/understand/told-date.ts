import type { Word } from '../../language/read-text.js';
import { dateOf, nextDate, nextDayOfMonth } from './calendar.js';
import { type CalendarDate, dateAt, MONTHS } from './months.js';
import { spelledNumber } from './numbers.js';

/** A day of the calendar that somebody names. */
export interface ToldDate {
  /** Counted from 1970. */
  readonly day: number;
  /** «14. März» */
  readonly name: string;
}

/** What stands before a date; a bare «6.3» is a measure. */
const LEADS = /^(?:am|den|dem|der|vom|zum|ab|bis|auf|seit)$/;
/** What is counted with the number is no date: «am 14 Uhr», «den 20 Meter langen». */
const UNIT =
  /^(?:uhr|tage?n?|wochen?|monate?[ns]?|jahre?n?|stunden?|minuten?|metern?|m|cm|km|franken|chf|prozent|autos?)$/;
/** Lower numbers after «am» are as often an hour: «am 9 offen?» */
const FIRST_SURE = 13;
const LAST = 31;
const ORDINALS: ReadonlyMap<string, number> = new Map([
  ['ersten', 1],
  ['dritten', 3],
  ['siebten', 7],
]);

/** The date that the words name; undefined for none, and for a span of two. */
export function readToldDate(words: readonly Word[], today: number): ToldDate | undefined {
  const days = words.flatMap((_, at) => dayAt(words, at, today) ?? []);
  const [day] = days;
  if (day === undefined || days.length > 1) return undefined;
  return { day, name: dateName(day) };
}

/** «14. März» */
export function dateName(day: number): string {
  const date = dateOf(day);
  const month = MONTHS[date.getUTCMonth()] ?? '';
  return `${date.getUTCDate()}. ${month.charAt(0).toUpperCase()}${month.slice(1)}`;
}

/** Whether a span from one date to another is named, or several of them. */
export function namesDates(words: readonly Word[]): boolean {
  return words.filter((_, at) => isDateAt(words, at)).length > 1;
}

/** Gives the number of a date the part «datum», so that patterns know it. */
export function withDateParts<Each extends Word>(words: readonly Each[]): readonly Each[] {
  return words.map((word, at) => (isDateAt(words, at) ? { ...word, parts: ['datum'] } : word));
}

function isDateAt(words: readonly Word[], at: number): boolean {
  return calendarDateAt(words, at) !== undefined || dayOfMonthAt(words, at) !== undefined;
}

function dayAt(words: readonly Word[], at: number, today: number): number | undefined {
  const date = calendarDateAt(words, at);
  if (date) return nextDate(date, today);
  const number = dayOfMonthAt(words, at);
  return number === undefined ? undefined : nextDayOfMonth(number, today);
}

/** «15. Juli», «am ersten August», «am 6.7.» */
function calendarDateAt(words: readonly Word[], at: number): CalendarDate | undefined {
  const word = words[at]?.standard ?? '';
  const [before, next] = [words[at - 1]?.standard ?? '', words[at + 1]?.standard ?? ''];
  const day = ordinalOf(word);
  const date = dateAt(day === undefined ? word : String(day), next);
  const isLed = !word.includes('.') || (LEADS.test(before) && !UNIT.test(next));
  return date && isLed && date.day >= 1 && date.day <= LAST ? date : undefined;
}

/** «am 14.», «am Vierzehnten», «vom 6. bis …» */
function dayOfMonthAt(words: readonly Word[], at: number): number | undefined {
  const word = words[at]?.standard ?? '';
  const [before, next] = [words[at - 1]?.standard ?? '', words[at + 1]?.standard ?? ''];
  const isSpan = before === 'vom' && next === 'bis';
  if (!(before === 'am' || isSpan) || UNIT.test(next) || MONTHS.includes(next)) return undefined;
  const number = ordinalOf(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : 0);
  return number >= (isSpan ? 1 : FIRST_SURE) && number <= LAST ? number : undefined;
}

/** 14 for «vierzehnten»; undefined for a word that is no ordinal. */
function ordinalOf(word: string): number | undefined {
  const counted = /^(\p{L}+?)s?ten$/u.exec(word)?.[1];
  return ORDINALS.get(word) ?? (counted === undefined ? undefined : spelledNumber(counted));
}

import { businessDay } from '@fahrzeugpflege/contracts';
import type { CalendarDate } from './months.js';

const DAY = 86_400_000;
const WEEK = 7;

/** The day that it is at the business, counted from 1970. */
export function dayOf(now: Date): number {
  return Date.parse(businessDay(now)) / DAY;
}

/** Monday is 0; 1970 began with a Thursday. */
export function weekdayOf(day: number): number {
  return (day + 3) % WEEK;
}

/** A leap day comes every fourth year, or after eight. */
const MOST_YEARS = 8;

/** The next such date as a day counted from 1970; undefined for one that no year has: «31. Februar». */
export function nextDate({ day, month }: CalendarDate, today: number): number | undefined {
  const year = dateOf(today).getUTCFullYear();
  const dates = Array.from({ length: MOST_YEARS + 1 }, (_, ahead) => Date.UTC(year + ahead, month, day) / DAY);
  return dates.find((each) => each >= today && dateOf(each).getUTCDate() === day);
}

/** The next day with this number in its month: with «am 14.» nobody means one that is over. */
export function nextDayOfMonth(number: number, today: number): number {
  let day = today;
  while (dateOf(day).getUTCDate() !== number) day += 1;
  return day;
}

/** The date of a day counted from 1970, at midnight UTC. */
export function dateOf(day: number): Date {
  return new Date(day * DAY);
}

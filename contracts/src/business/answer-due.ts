import { type BusinessHours, HORIZON, minutesOf, openingDay, wallClock } from './wall-clock.js';

const MINUTE = 60_000;
const MINUTES_OF_DAY = 24 * 60;
const DAY = MINUTES_OF_DAY * MINUTE;

/**
 * When the promise to answer within 24 hours on working days ends: at the same time of the next day on which the business
 * opens. What came in on a day on which it does not open has until the end of the next one on which it does.
 */
export function answerDue(receivedAt: Date, hours: BusinessHours): Date {
  const next = nextWorkingDay(receivedAt, hours, 1);
  if (next === undefined) return new Date(receivedAt.getTime() + DAY);
  return isWorkingDay(receivedAt, hours) ? shownAt(receivedAt, next) : justBefore(receivedAt, next + 1);
}

/**
 * The other way round, for queries: what was received at this moment or before is due by now, what came later is not.
 *
 * @param now the moment to judge
 */
export function latestDue(now: Date, hours: BusinessHours): Date {
  const last = nextWorkingDay(now, hours, -1);
  if (last === undefined) return new Date(now.getTime() - DAY);
  return isWorkingDay(now, hours) ? shownAt(now, last) : justBefore(now, last);
}

/** Whether this is the last day to keep the promise: it ends before the business opens on its next day, or today where it never opens. */
export function isLastDay(due: Date, now: Date, hours: BusinessHours): boolean {
  const next = nextWorkingDay(now, hours, 1) ?? 1;
  const [[opensAt] = ['00:00']] = openingDay(wallClock(now).day, next, hours).times;
  return due < shownAt(now, next, minutesOf(opensAt));
}

const isWorkingDay = (moment: Date, hours: BusinessHours) => opensOn(wallClock(moment).day, 0, hours);

const opensOn = (day: string, daysLater: number, hours: BusinessHours) =>
  openingDay(day, daysLater, hours).times.length > 0;

/** Days from a moment's own day to the next on which the business opens, or back to the last; undefined without one. */
function nextWorkingDay(moment: Date, hours: BusinessHours, step: 1 | -1): number | undefined {
  const { day } = wallClock(moment);
  for (let days = step; Math.abs(days) <= HORIZON; days += step) if (opensOn(day, days, hours)) return days;
  return undefined;
}

/** The last moment (to the millisecond) before a day begins that is some days later. */
function justBefore(moment: Date, daysLater: number): Date {
  return new Date(shownAt(moment, daysLater, 0).getTime() - (moment.getTime() % MINUTE) - 1);
}

/** When the clock on the wall shows some minutes since midnight (and a moment's own seconds), some days later. */
function shownAt(moment: Date, daysLater: number, minutes = minutesOfDay(moment)): Date {
  const guess = new Date(moment.getTime() + daysLater * DAY + (minutes - minutesOfDay(moment)) * MINUTE);
  // A change of summer time between the two moved the clock.
  const moved = minutesOfDay(guess) - minutes;
  return new Date(guess.getTime() - (moved - Math.round(moved / MINUTES_OF_DAY) * MINUTES_OF_DAY) * MINUTE);
}

const minutesOfDay = (moment: Date) => minutesOf(wallClock(moment).time);

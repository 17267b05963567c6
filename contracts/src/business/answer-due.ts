import { type BusinessHours, HORIZON, nextOpening, openingDay, wallClock } from './wall-clock.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The promise to visitors: an answer within 24 hours. */
export const ANSWER_WITHIN = DAY;

/** When an enquiry must be answered: 24 hours after it came in; where the business is closed then, as soon as it opens. */
export function answerDue(receivedAt: Date, hours: BusinessHours): Date {
  return nextOpen(new Date(receivedAt.getTime() + ANSWER_WITHIN), hours);
}

/**
 * The other way round, for queries: what was received at this moment or before is due by now, what came later is not.
 *
 * @param now the moment to judge
 */
export function latestDue(now: Date, hours: BusinessHours): Date {
  return new Date(lastOpen(now, hours).getTime() - ANSWER_WITHIN);
}

/** The moment itself when the business is open, or never opens; else the next opening. */
function nextOpen(moment: Date, hours: BusinessHours): Date {
  const opening = nextOpening(moment, hours);
  return !opening || opening.hasBegun ? moment : shownAt(moment, opening.ahead, opening.opensAt);
}

/** The moment itself when the business is open, else the last moment (to the millisecond) at which it was. */
function lastOpen(moment: Date, hours: BusinessHours): Date {
  const { day, time } = wallClock(moment);
  for (let back = 0; back <= HORIZON; back += 1) {
    for (const [opensAt, closesAt] of openingDay(day, -back, hours).times.toReversed()) {
      if (back === 0 && time < opensAt) continue;
      if (back === 0 && time < closesAt) return moment;
      return new Date(shownAt(moment, -back, closesAt).getTime() - 1);
    }
  }
  return moment;
}

/** When the clock on the wall shows a time, some days after a moment's own day. */
function shownAt(moment: Date, daysLater: number, time: string): Date {
  const seconds = moment.getTime() % MINUTE;
  const guess = moment.getTime() - seconds + daysLater * DAY + minutesBetween(wallClock(moment).time, time) * MINUTE;
  // A change of summer time between the two moved the clock.
  const shift = minutesBetween(wallClock(new Date(guess)).time, time);
  return new Date(guess + shift * MINUTE);
}

function minutesBetween(from: string, to: string): number {
  return minutesOf(to) - minutesOf(from);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

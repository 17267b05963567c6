import { businessDay } from './business-day.js';
import type { BusinessFacts } from './business-facts.js';
import { businessProfile, type OpeningTimes } from './business-profile.js';
import { addDays, weekdayIndex } from './calendar-day.js';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessProfile.timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** When the business is open: the week as a rule, and the days on which it is closed all the same. */
export type BusinessHours = Pick<BusinessFacts, 'openingHours' | 'closedDays'>;

/** Days that are looked at for the next opening or the last closing; who is closed for longer has no such day. */
export const HORIZON = 366;

/** Calendar day (ISO date) and time of day (`HH:MM`) at the business. */
interface WallClock {
  readonly day: string;
  readonly time: string;
}

/** What calendar and clock on the wall of the business show at a moment. */
export function wallClock(moment: Date): WallClock {
  return { day: businessDay(moment), time: clock.format(moment) };
}

/** A calendar day as the opening hours have it. */
interface OpeningDay {
  /** ISO date. */
  readonly date: string;
  /** Its German name. */
  readonly day: string;
  /** Empty on closed days. */
  readonly times: OpeningTimes;
}

/** Minutes since midnight of a time `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The opening hours of the day so many days after a calendar day, or before it. */
export function openingDay(from: string, days: number, { openingHours, closedDays }: BusinessHours): OpeningDay {
  const date = addDays(from, days);
  const { day = '', times = [] } = openingHours[weekdayIndex(date)] ?? {};
  const isClosed = closedDays.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay);
  return { date, day, times: isClosed ? [] : times };
}

/** Some time that the doors are open, local times as `HH:MM`. */
export interface Opening extends Omit<OpeningDay, 'times'> {
  /** Days from now. */
  readonly ahead: number;
  readonly opensAt: string;
  readonly closesAt: string;
  /** At the minute of opening it has begun, at the minute of closing it is over. */
  readonly hasBegun: boolean;
}

/** The opening that is under way, or else the next one; undefined where there is none within a year. */
export function nextOpening(now: Date, hours: BusinessHours): Opening | undefined {
  const { day: today, time } = wallClock(now);
  for (let ahead = 0; ahead <= HORIZON; ahead += 1) {
    const { times, ...day } = openingDay(today, ahead, hours);
    const span = times.find(([, closesAt]) => ahead > 0 || time < closesAt);
    if (!span) continue;
    const [opensAt, closesAt] = span;
    return { ...day, ahead, opensAt, closesAt, hasBegun: ahead === 0 && time >= opensAt };
  }
  return undefined;
}

import { businessDay } from './business-day.js';
import type { BusinessFacts } from './business-facts.js';
import { businessProfile, type OpeningTimes } from './business-profile.js';
import { addDays } from './calendar-day.js';

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
export interface WallClock {
  readonly day: string;
  readonly time: string;
}

/** What calendar and clock on the wall of the business show at a moment. */
export function wallClock(moment: Date): WallClock {
  return { day: businessDay(moment), time: clock.format(moment) };
}

/** A calendar day as the opening hours have it. */
export interface OpeningDay {
  /** ISO date. */
  readonly date: string;
  /** Its German name. */
  readonly day: string;
  /** Empty on closed days. */
  readonly times: OpeningTimes;
}

/** The opening hours of the day so many days after a calendar day, or before it. */
export function openingDay(from: string, days: number, { openingHours, closedDays }: BusinessHours): OpeningDay {
  const date = addDays(from, days);
  const { day = '', times = [] } = openingHours[(new Date(date).getUTCDay() + 6) % 7] ?? {};
  const isClosed = closedDays.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay);
  return { date, day, times: isClosed ? [] : times };
}

import {
  announcedClosedDays,
  type ClosedDays,
  calendarDaysText,
  summariseOpeningHours,
} from '@fahrzeugpflege/contracts';
import { facts } from '../../knowledge/facts.js';
import { dayOf, weekdayOf } from './calendar.js';

/** The opening hours of a weekday (Monday is 0); any whole number counts on through the weeks. */
export function dayAt(weekday: number) {
  const { openingHours } = facts;
  const { length } = openingHours;
  return openingHours[((weekday % length) + length) % length] ?? { day: '', times: [] };
}

/** The weekday at the business, Monday is 0. */
export function weekdayAt(now: Date): number {
  return weekdayOf(dayOf(now));
}

/** The whole week: «Montag bis Freitag 08:30–11:30 und 13:30–17:30, Samstag 08:30–12:00, Sonntag geschlossen». */
export function weekText(): string {
  return summariseOpeningHours(facts.openingHours)
    .map(({ days, times }) => `${days} ${times}`)
    .join(', ');
}

/** The closed days that are announced: « Vom 24. Dezember 2026 bis 3. Januar 2027 ist geschlossen.» */
export function closedDaysText(now: Date): string {
  return announcedClosedDays(facts.closedDays, now).map(closedText).join('');
}

function closedText(closed: ClosedDays): string {
  const { firstDay, lastDay, reason } = closed;
  const days = `${firstDay === lastDay ? 'Am' : 'Vom'} ${calendarDaysText(closed)}`;
  return ` ${days} ist geschlossen${reason ? ` (${reason})` : ''}.`;
}

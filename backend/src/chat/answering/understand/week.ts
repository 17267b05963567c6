import { addDays, type ClosedDays, calendarDaysText, wallClock } from '@fahrzeugpflege/contracts';
import { facts } from '../../knowledge/facts.js';

/** So many days ahead closed days are told of. */
const AHEAD = 14;

/** The opening hours of a weekday (Monday is 0); any whole number counts on through the weeks. */
export function dayAt(weekday: number) {
  const { openingHours } = facts;
  const { length } = openingHours;
  return openingHours[((weekday % length) + length) % length] ?? { day: '', times: [] };
}

/** The weekday at the business, Monday is 0. */
export function weekdayAt(now: Date): number {
  return (new Date(wallClock(now).day).getUTCDay() + 6) % 7;
}

/** The closed days of today and the next two weeks: « Vom 24. Dezember 2026 bis 3. Januar 2027 ist geschlossen.» */
export function closedDaysText(now: Date): string {
  const { day: today } = wallClock(now);
  return facts.closedDays
    .filter(({ firstDay, lastDay }) => lastDay >= today && firstDay <= addDays(today, AHEAD))
    .map(closedText)
    .join('');
}

function closedText(closed: ClosedDays): string {
  const { firstDay, lastDay, reason } = closed;
  const days = `${firstDay === lastDay ? 'Am' : 'Vom'} ${calendarDaysText(closed)}`;
  return ` ${days} ist geschlossen${reason ? ` (${reason})` : ''}.`;
}

import { businessDay } from './business-day.js';
import type { ClosedDays } from './business-facts.js';
import { addDays } from './calendar-day.js';

/** So many days ahead closed days are announced, wherever visitors ask. */
const AHEAD = 28;

/** The closed days that visitors are shown: those of today and of the four weeks to come. */
export function announcedClosedDays(closedDays: readonly ClosedDays[], now: Date): readonly ClosedDays[] {
  const today = businessDay(now);
  const last = addDays(today, AHEAD);
  return closedDays.filter(({ firstDay, lastDay }) => lastDay >= today && firstDay <= last);
}

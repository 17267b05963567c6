import { calendarDayText } from './campaign-period.js';
import { type BusinessHours, nextOpening } from './wall-clock.js';

/** Whether the business is open, and when that changes: local times as `HH:MM`. */
export type OpeningState =
  | { readonly isOpen: true; readonly closesAt: string }
  | {
      readonly isOpen: false;
      /** The German name of the day on which it opens next, with its date where that is a week away or more. */
      readonly opensOn: string;
      readonly opensAt: string;
      readonly opensToday: boolean;
    };

/**
 * Judges by the wall clock at the business, so the change of summer time needs no rule of its own. At the minute of
 * opening it is open, at the minute of closing closed.
 *
 * @param now the moment to judge
 * @returns undefined when it does not open within a year
 */
export function openingState(now: Date, hours: BusinessHours): OpeningState | undefined {
  const opening = nextOpening(now, hours);
  if (!opening) return undefined;
  const { ahead, date, day, opensAt, closesAt } = opening;
  if (opening.hasBegun) return { isOpen: true, closesAt };
  const opensOn = ahead < 7 ? day : `${day}, ${calendarDayText(date)}`;
  return { isOpen: false, opensOn, opensAt, opensToday: ahead === 0 };
}

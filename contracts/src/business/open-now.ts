import { dayAt, wallClock } from './wall-clock.js';

/** Whether the business is open, and when that changes: local times as `HH:MM`. */
export type OpeningState =
  | { readonly isOpen: true; readonly closesAt: string }
  | {
      readonly isOpen: false;
      /** The German name of the day on which it opens next. */
      readonly opensOn: string;
      readonly opensAt: string;
      readonly opensToday: boolean;
    };

/**
 * Judges by the wall clock at the business, so the change of summer time needs no rule of its own. At the minute of
 * opening it is open, at the minute of closing closed. Public holidays are not in the profile, so they don't count.
 *
 * @param now the moment to judge
 * @returns undefined when the profile has no opening hours at all
 */
export function openingState(now: Date): OpeningState | undefined {
  const { weekday, time } = wallClock(now);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const { day, times } = dayAt(weekday + ahead);
    for (const [opensAt, closesAt] of times) {
      if (ahead === 0 && time >= closesAt) continue;
      if (ahead === 0 && time >= opensAt) return { isOpen: true, closesAt };
      return { isOpen: false, opensOn: day, opensAt, opensToday: ahead === 0 };
    }
  }
  return undefined;
}

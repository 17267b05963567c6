import { businessProfile } from './business-profile.js';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessProfile.timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Weekday (Monday is 0) and time of day (`HH:MM`) at the business. */
export interface WallClock {
  readonly weekday: number;
  readonly time: string;
}

/** What the clock on the wall of the business shows at a moment. */
export function wallClock(moment: Date): WallClock {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { weekday: WEEKDAYS.indexOf(parts['weekday'] ?? ''), time: `${parts['hour']}:${parts['minute']}` };
}

/** The opening hours of a weekday (Monday is 0); any whole number counts on through the weeks. */
export function dayAt(weekday: number) {
  const { openingHours } = businessProfile;
  const { length } = openingHours;
  return openingHours[((weekday % length) + length) % length] ?? openingHours[0];
}

import { chatPhoneLink } from '@fahrzeugpflege/contracts';
import type { AskedTime } from '../../understand/asked-time.js';
import { dayOf, weekdayOf } from '../../understand/calendar.js';
import { isPublicHoliday } from '../../understand/public-holidays.js';
import { dateName } from '../../understand/told-date.js';

const WEEK = 7;

/**
 * Where «heute», «morgen» or a weekday is a public holiday, though nobody says so: what holds then only people know.
 * With a space in front; nothing on any other day.
 */
export function holidayHint({ weekdays, isNow, isHoliday, date }: AskedTime, now: Date): string {
  const today = dayOf(now);
  const [weekday = isNow ? weekdayOf(today) : undefined, ...others] = weekdays;
  if (weekday === undefined || others.length > 0 || isHoliday || date) return '';
  const day = today + ((weekday - weekdayOf(today) + WEEK) % WEEK);
  return isPublicHoliday(day)
    ? ` Ob das auch am ${dateName(day)} gilt, fragen Sie uns bitte direkt: ${chatPhoneLink}.`
    : '';
}

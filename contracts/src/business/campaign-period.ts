import { businessDay } from './business-day.js';
import { businessProfile } from './business-profile.js';

/** When appointments get the early-booking discount: first and last day, both included, ISO dates at the business. */
export interface CampaignPeriod {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** True from the midnight in Zurich that ends the campaign's last day. */
export function isCampaignOver({ lastDay }: CampaignPeriod, now: Date): boolean {
  return businessDay(now) > lastDay;
}

// An ISO date without a time is midnight in UTC, so it is shown there too.
const day = new Intl.DateTimeFormat(businessProfile.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day of the calendar as people read it: «10. August 2025». */
export function calendarDayText(isoDate: string): string {
  return day.format(new Date(isoDate));
}

/** A day, or the first and the last of several: «10. August bis 31. Oktober 2025», «24. Dezember 2026 bis 3. Januar 2027». */
export function calendarDaysText({ firstDay, lastDay }: CampaignPeriod): string {
  if (firstDay === lastDay) return calendarDayText(firstDay);
  const first = calendarDayText(firstDay);
  const year = lastDay.slice(0, 4);
  return `${firstDay.startsWith(year) ? first.slice(0, -(year.length + 1)) : first} bis ${calendarDayText(lastDay)}`;
}

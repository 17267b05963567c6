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

/** «10. August bis 31. Oktober 2025»; the year of the first day stands only where it is another one. */
export function campaignPeriodText({ firstDay, lastDay }: CampaignPeriod): string {
  const first = calendarDayText(firstDay);
  const year = lastDay.slice(0, 4);
  return `${firstDay.startsWith(year) ? first.slice(0, -(year.length + 1)) : first} bis ${calendarDayText(lastDay)}`;
}

/** A day, or the first and the last of several: «24. Dezember 2026 bis 3. Januar 2027». */
export function calendarDaysText(days: CampaignPeriod): string {
  return days.firstDay === days.lastDay ? calendarDayText(days.firstDay) : campaignPeriodText(days);
}

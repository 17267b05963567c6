import { businessProfile } from '@fahrzeugpflege/contracts';

const { earlyBooking, locale } = businessProfile;

// An ISO date without a time is midnight in UTC, so it is shown there too.
const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The campaign's first and last day: «vom 10. August 2025 bis 31. Oktober 2025». */
export const campaignPeriod = `vom ${written(earlyBooking.firstDay)} bis ${written(earlyBooking.lastDay)}`;

/** The day on which the campaign begins, as people read it. */
export const campaignBegin = written(earlyBooking.firstDay);

function written(isoDate: string): string {
  return day.format(new Date(isoDate));
}

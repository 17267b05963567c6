import { businessProfile } from './business-profile.js';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: businessProfile.timeZone });

/** The calendar day at the business as an ISO date. */
export function businessDay(moment: Date | number): string {
  return day.format(moment);
}

/** The calendar year at the business. */
export function businessYear(moment: Date | number): number {
  return Number(businessDay(moment).slice(0, 4));
}

import { businessDay } from './business-day.js';
import { businessProfile } from './business-profile.js';

/**
 * True once the last day of the early-booking campaign is over in the business's own time zone.
 *
 * @param now the moment to judge
 */
export function isEarlyBookingOver(now: Date): boolean {
  return businessDay(now) > businessProfile.earlyBooking.lastDay;
}

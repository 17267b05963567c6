import { businessProfile } from '@fahrzeugpflege/contracts';

const counts = new Intl.NumberFormat(businessProfile.locale);

/** A count as the business writes numbers, with a straight apostrophe between the thousands: «12'345». */
export function formatCount(count: number): string {
  return counts.format(count).replaceAll('’', "'");
}

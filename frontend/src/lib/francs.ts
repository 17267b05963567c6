import { businessProfile } from '@fahrzeugpflege/contracts';

const number = new Intl.NumberFormat(businessProfile.locale);

/** An amount in francs as the business writes it, with a straight apostrophe between the thousands: «1'699». */
export function formatFrancs(francs: number): string {
  return number.format(francs).replaceAll('’', "'");
}

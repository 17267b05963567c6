import { businessProfile, type Lead } from '@fahrzeugpflege/contracts';

const metres = new Intl.NumberFormat(businessProfile.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** «Fiat Ducato, 2019», as far as it is known. */
export function vehicleText(lead: Lead): string {
  const name = [lead.vehicleMake, lead.vehicleModel].filter(Boolean).join(' ');
  return [name, lead.vehicleYear].filter(Boolean).join(', ');
}

/** A length in metres as «7.20 m». */
export function metresText(length: number | null): string | null {
  return length === null ? null : `${metres.format(length)} m`;
}

const counts = new Intl.NumberFormat(businessProfile.locale);

/** A count as the business writes numbers, with a straight apostrophe between the thousands: «12'345». */
export function formatCount(count: number): string {
  return counts.format(count).replaceAll('’', "'");
}

import { businessProfile } from '@fahrzeugpflege/contracts';
import { formatDay } from '../../lib/dates';
import { mailDraft } from '../../lib/mail-draft';
import type { FormValues } from '../submission/form-values';

const { email, earlyBooking } = businessProfile;

/** «10. August bis 31. Oktober 2025». */
export const campaignPeriod = `${withoutYear(formatDay(earlyBooking.firstDay))} bis ${formatDay(earlyBooking.lastDay)}`;

/** «20%». */
export const discount = `${earlyBooking.discountPercent}%`;

/** The draft that opens in the visitor's mail program after an early-booking enquiry. */
export function promoMailDraft(values: FormValues): string {
  const lines = [
    'Guten Tag',
    '',
    'Ich interessiere mich für die Frühbucher-Aktion zur Keramikversiegelung.',
    '',
    `Fahrzeugdaten: ${values['vehicle']}`,
    `Länge & Höhe: ${values['dimensions']}`,
    `Wunschtermin: ${values['preferredDate']}`,
    '',
    `Name: ${values['name']}`,
    `E-Mail: ${values['email']}`,
    `Telefon: ${values['telefon']}`,
  ];
  return mailDraft(email, 'Frühbucher-Anfrage Keramikversiegelung', lines.join('\n'));
}

function withoutYear(day: string): string {
  const year = ` ${earlyBooking.lastDay.slice(0, 4)}`;
  return day.endsWith(year) ? day.slice(0, -year.length) : day;
}

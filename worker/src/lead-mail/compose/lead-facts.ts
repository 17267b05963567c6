import { callHref, mailHref } from '@fahrzeugpflege/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { LeadMailData } from './lead-mail.js';

/** One row of the mail: what was understood, the visitor's own words where they say more, and a link target. */
export interface LeadFact {
  readonly label: string;
  readonly understood: string | null;
  readonly typed: string | null;
  readonly href: string | null;
}

const metres = new Intl.NumberFormat('de-CH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Make and model as understood, else the visitor's words, else null. */
export function vehicleName(lead: LeadMailData): string | null {
  return joined([lead.vehicleMake, lead.vehicleModel], ' ') ?? lead.typedVehicle;
}

/**
 * The lead's fields in the order in which staff need them, without those that are not given.
 *
 * @param lead with every text but the message in one line
 */
export function leadFacts(lead: LeadMailData): readonly LeadFact[] {
  const facts = [phone(lead), email(lead), ...words(lead), vehicle(lead), dimensions(lead)];
  return [...facts, fact('Betreff', lead.subject)].filter((row) => row.understood !== null || row.typed !== null);
}

function words(lead: LeadMailData): readonly LeadFact[] {
  return [fact('Wunschtermin', lead.desiredDate), fact('Leistung', lead.serviceType)];
}

function phone(lead: LeadMailData): LeadFact {
  const { phoneE164: number } = lead;
  const href = callHref(number);
  if (number === null || href === null) return fact('Telefon', null, lead.phone);
  const shown = parsePhoneNumberFromString(number)?.formatInternational() ?? number;
  return fact('Telefon', shown, isSameNumber(lead.phone, number) ? null : lead.phone, href);
}

/** True when the typed number is the same digits in national or international writing, so that it says no more. */
function isSameNumber(typed: string | null, number: string): boolean {
  if (typed === null || !/^[+\d\s/.'-]+$/.test(typed)) return false;
  return number.endsWith(typed.replace(/\D/g, '').replace(/^0+/, ''));
}

function email({ email: address }: LeadMailData): LeadFact {
  return fact('E-Mail', address, null, mailHref(address));
}

function vehicle(lead: LeadMailData): LeadFact {
  const year = lead.vehicleYear === null ? null : `Jahrgang ${lead.vehicleYear}`;
  const name = joined([lead.vehicleMake, lead.vehicleModel], ' ');
  return fact('Fahrzeug', joined([name, year], ', '), lead.typedVehicle);
}

function dimensions(lead: LeadMailData): LeadFact {
  const length = lead.vehicleLength === null ? null : `Länge ${metres.format(lead.vehicleLength)} m`;
  const height = lead.vehicleHeight === null ? null : `Höhe ${metres.format(lead.vehicleHeight)} m`;
  return fact('Masse', joined([length, height], ', '), lead.typedDimensions);
}

function fact(
  label: string,
  understood: string | null,
  typed: string | null = null,
  href: string | null = null,
): LeadFact {
  return { label, understood: understood || null, typed: typed === understood ? null : typed || null, href };
}

function joined(parts: readonly (string | null)[], separator: string): string | null {
  return parts.filter(Boolean).join(separator) || null;
}

import { businessProfile, firstLine, formSubjects, type Lead } from '@fahrzeugpflege/contracts';
import { formatCount } from '#lib/format.ts';

const metres = new Intl.NumberFormat(businessProfile.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** «Fiat Ducato, 2019», as far as it is known. */
export function vehicleText(lead: Lead): string {
  const name = [lead.vehicleMake, lead.vehicleModel].filter(Boolean).join(' ');
  return [name, lead.vehicleYear].filter(Boolean).join(', ');
}

/** More than two lines of a card hold. */
const MATTER_LIMIT = 200;
/** What the website's forms write where they show no subject, and what says nothing that the type does not. */
const EMPTY_SUBJECTS: ReadonlySet<string> = new Set([formSubjects.contact, formSubjects.vehicle]);

/** What a lead is about in its own words: the subject, or how the message begins where the website wrote the subject. */
export function matterText({ subject, message }: Lead): string {
  if (!EMPTY_SUBJECTS.has(subject)) return subject;
  return firstLine(message, MATTER_LIMIT) || subject;
}

/** A length in metres as «7.20 m». */
export function metresText(length: number | null): string | null {
  return length === null ? null : `${metres.format(length)} m`;
}

/** How many leads have come: «1 neue Anfrage», «2 neue Anfragen». */
export function newLeadsText(count: number): string {
  return count === 1 ? '1 neue Anfrage' : `${formatCount(count)} neue Anfragen`;
}

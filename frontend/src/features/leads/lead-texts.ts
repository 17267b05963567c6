import {
  businessProfile,
  firstLine,
  formSubjects,
  isSearchSubject,
  type Lead,
  type SubmissionWords,
} from '@fahrzeugpflege/contracts';
import { formatCount } from '#lib/format.ts';
import type { EditField } from './edit-lead/edit-state.ts';

const metres = new Intl.NumberFormat(businessProfile.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** «Fiat Ducato, 2019», as far as it is known. */
export function vehicleText(lead: Lead): string {
  const name = [lead.vehicleMake, lead.vehicleModel].filter(Boolean).join(' ');
  return [name, lead.vehicleYear].filter(Boolean).join(', ');
}

/** What a lead is about in a word or two: vehicle and service, or what is sought, as that vehicle is not the visitor's. */
export function aboutText(lead: Lead): string {
  if (isSearchSubject(lead.subject)) return lead.subject;
  return [vehicleText(lead), lead.serviceType].filter(Boolean).join(' · ');
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

/** What the fields of a lead are called, in the editor and in its history. */
export const fieldLabels: Readonly<Record<EditField, string>> = {
  status: 'Status',
  offerNumber: 'Angebotsnummer',
  notes: 'Interne Notizen',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  serviceType: 'Leistung',
  desiredDate: 'Wunschtermin',
  vehicleMake: 'Marke',
  vehicleModel: 'Modell',
  vehicleYear: 'Jahrgang',
  vehicleLength: 'Länge',
  vehicleHeight: 'Höhe',
};

/** What may have been typed beside name, subject and message, in the order in which it is shown. */
const LABELS = {
  email: 'E-Mail',
  phone: 'Telefon',
  serviceType: 'Leistung',
  desiredDate: 'Wunschtermin',
  vehicle: 'Fahrzeug',
  dimensions: 'Länge & Höhe',
  vehicleMake: 'Marke',
  vehicleModel: 'Modell',
  vehicleYear: 'Jahrgang',
  vehicleLength: 'Länge',
  vehicleHeight: 'Höhe',
} as const satisfies Partial<Record<keyof SubmissionWords, string>>;

/** Terms and texts of what was typed, as it was typed. Nothing of it is a link: it may lead anywhere. */
export function typedDetails(words: SubmissionWords): readonly (readonly [term: string, text: string])[] {
  return (Object.keys(LABELS) as (keyof typeof LABELS)[]).flatMap((field) => {
    const text = words[field];
    return text ? [[LABELS[field], text] as const] : [];
  });
}

import { normalisePhone, parseDimensions } from '@fahrzeugpflege/contracts/without-schemas';
import type { EnquiryKind } from '../answers/answer.js';
import { echo } from '../reading/plain-text.js';
import { loneLength } from '../reading/read-dimensions.js';
import { serviceNames } from '../reading/read-service.js';
import { type Enquiry, nextExtra } from './enquiry.js';

/** What was understood, line by line in the visitor's own words, and what is still open. */
export function readBack(enquiry: Enquiry): string {
  return ['So habe ich Sie verstanden:', ...summaryLines(enquiry), ...stillOpen(enquiry)].join('\n');
}

function summaryLines(enquiry: Enquiry): string[] {
  const { slots, kind } = enquiry;
  const wanted = [kindNames[kind].label, serviceNames(enquiry)].filter(Boolean).join(', ');
  return [
    line('Anliegen', wanted),
    line('Name', slots.name),
    line('Telefon', slots.phone && withNumber(slots.phone)),
    line('E-Mail', slots.email),
    line('Fahrzeug', slots.vehicle),
    line('Masse', slots.dimensions && withMetres(slots.dimensions)),
    line('Wunschtermin', slots.desiredDate),
    line('Nachricht', slots.message?.replaceAll('\n', ' / ')),
  ].filter((text) => text !== null);
}

const OPEN = {
  extras:
    'Wie lang und wie hoch ist das Fahrzeug, und wann würde es Ihnen passen? Wenn Sie es wissen, dürfen Sie es gerne noch dazuschreiben.',
  dimensions: 'Wie lang und wie hoch ist das Fahrzeug? Wenn Sie es wissen, dürfen Sie es gerne noch dazuschreiben.',
  desiredDate: 'Wann würde es Ihnen passen? Wenn Sie es wissen, dürfen Sie es gerne noch dazuschreiben.',
} as const;

/** What is optional of an offer is asked about here alone. */
function stillOpen(enquiry: Enquiry): readonly string[] {
  const open = enquiry.kind === 'offer' ? nextExtra(enquiry) : null;
  return open === null ? [] : [OPEN[open]];
}

function line(label: string, words: string | undefined): string | null {
  return words === undefined ? null : `${label}: ${echo(words)}`;
}

/** The number as it is dialled from anywhere, where the typed one is another. */
function withNumber(typed: string): string {
  const number = normalisePhone(typed);
  if (number === null || typed.replace(/[^+\d]/g, '') === number) return typed;
  return `${typed} (${number.replace(/^\+41(\d\d)(\d{3})(\d\d)(\d\d)$/, '+41 $1 $2 $3 $4')})`;
}

function withMetres(typed: string): string {
  const { lengthMetres: parsedLength, heightMetres } = parseDimensions(typed);
  const lengthMetres = parsedLength ?? loneLength(typed);
  const parts = [
    lengthMetres === null ? null : `${lengthMetres.toFixed(2)} m lang`,
    heightMetres === null ? null : `${heightMetres.toFixed(2)} m hoch`,
  ].filter((part) => part !== null);
  const isSaid = parts.every((part) => withoutZeros(typed).includes(withoutZeros(part)));
  return isSaid ? typed : `${typed} (${parts.join(', ')})`;
}

/** «7.20 m» and «7.2 m» are the same. */
function withoutZeros(metres: string): string {
  return metres.replace(/(\.\d*?)0+(?= m\b)/g, (_, left: string) => (left === '.' ? '' : left));
}

/** What is wished, as the read-back names it, and as the subject of what reaches staff. */
export const kindNames: Readonly<Record<EnquiryKind, { readonly label: string; readonly subject: string }>> = {
  offer: { label: 'Offerte', subject: 'Offertanfrage aus dem Chat' },
  appointment: { label: 'Termin', subject: 'Terminanfrage aus dem Chat' },
  callback: { label: 'Rückruf', subject: 'Rückrufwunsch aus dem Chat' },
  person: { label: 'Persönlicher Kontakt', subject: 'Gesprächswunsch aus dem Chat' },
  search: { label: 'Suchauftrag', subject: 'Suchauftrag aus dem Chat' },
};

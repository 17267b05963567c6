import { businessProfile, formTypeLabels, leadStatusLabels } from '@fahrzeugpflege/contracts';
import type { LeadEntity } from '@fahrzeugpflege/infra/database';

type CellValue = string | number | null;

/** A column of an export: its head, and what stands in it. */
export interface ExportColumn {
  readonly head: string;
  readonly value: (lead: LeadEntity) => CellValue;
}

const column = (head: string, value: ExportColumn['value']): ExportColumn => ({ head, value });

/** The columns in their order; the id last, as it serves those who compare two exports. */
export const exportColumns: readonly ExportColumn[] = [
  column('Eingang', ({ receivedAt }) => swissMoment(receivedAt)),
  column('Status', ({ status }) => leadStatusLabels[status]),
  column('Art', ({ formType }) => formTypeLabels[formType]),
  column('Name', ({ name }) => name),
  column('E-Mail', ({ email }) => email),
  column('Telefon', phoneText),
  column('Betreff', ({ subject }) => subject),
  column('Nachricht', ({ message }) => message),
  column('Leistung', ({ serviceType }) => serviceType),
  column('Wunschtermin', ({ desiredDate }) => desiredDate),
  column('Marke', ({ vehicleMake }) => vehicleMake),
  column('Modell', ({ vehicleModel }) => vehicleModel),
  column('Jahrgang', ({ vehicleYear }) => vehicleYear),
  column('Länge (m)', ({ vehicleLength }) => vehicleLength),
  column('Höhe (m)', ({ vehicleHeight }) => vehicleHeight),
  column('Fahrzeug, so geschrieben', ({ typedVehicle }) => typedVehicle),
  column('Masse, so geschrieben', ({ typedDimensions }) => typedDimensions),
  column('Angebotsnummer', ({ offerNumber }) => offerNumber),
  column('Interne Notizen', ({ notes }) => notes),
  column('Bearbeitet von', ({ statusBy }) => statusBy),
  column('In Arbeit bei', ({ assignedTo }) => assignedTo),
  column('Wiedervorlage', ({ followUpOn }) => followUpOn && swissDay(followUpOn)),
  column('Beantwortet', ({ answeredAt }) => answeredAt && swissMoment(answeredAt)),
  column('Eingang (ISO 8601)', ({ receivedAt }) => receivedAt.toISOString()),
  column('Kennung', ({ id }) => id),
];

const clock = new Intl.DateTimeFormat('de-CH', {
  timeZone: businessProfile.timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** As spreadsheets in Switzerland read it: `10.08.2025 10:00`, in Swiss time. */
function swissMoment(moment: Date): string {
  return clock.format(moment).replace(', ', ' ');
}

/** @param day as `2025-08-10` */
function swissDay(day: string): string {
  return day.split('-').toReversed().join('.');
}

/** Two, three, two, two digits: `79 123 45 67`. */
const SWISS = /^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/;

/**
 * A phone number that spreadsheets leave alone: no plus at its front, which begins a formula, and spaces, which keep the
 * zero there. What could not be read stands as it was typed.
 */
function phoneText({
  phone,
  phoneE164,
}: {
  readonly phone: string | null;
  readonly phoneE164: string | null;
}): string | null {
  if (phoneE164 === null) return phone;
  const [, ...groups] = SWISS.exec(phoneE164) ?? [];
  if (groups.length > 0) return `0${groups.join(' ')}`;
  return `00${phoneE164.slice(1, 3)} ${phoneE164.slice(3)}`;
}

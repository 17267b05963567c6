import {
  businessProfile,
  callingCodeOf,
  contactKindLabels,
  formTypeLabels,
  type LeadContact,
  leadStatusLabels,
} from '@fahrzeugpflege/contracts';
import type { LeadEntity } from '@fahrzeugpflege/infra/database';

type CellValue = string | number | null;

/** A contact of a lead; moments as PostgreSQL writes them in JSON. */
type ExportedContact = Pick<LeadContact, 'at' | 'by' | 'kind' | 'text'>;

/** A lead as it is exported. */
export interface ExportedLead extends LeadEntity {
  /** Newest first; null where there are none. */
  readonly contacts: readonly ExportedContact[] | null;
}

/** The contacts of `lead` and of those that were merged into it, as {@link ExportedLead} has them. */
export const EXPORTED_CONTACTS = `(
  SELECT json_agg(json_build_object('at', at, 'by', actor, 'kind', kind, 'text', text) ORDER BY at DESC, contact.id DESC)
  FROM lead_contact contact
  WHERE lead_id = ANY (lead.id || ARRAY(SELECT id FROM lead merged WHERE merged.merged_into = lead.id))
)`;

/** A column of an export: its head, and what stands in it. */
interface ExportColumn {
  readonly head: string;
  readonly value: (lead: ExportedLead) => CellValue;
  /** It names accounts, which are other persons: what a person is handed of a lead lacks it. */
  readonly namesStaff?: true;
}

const column = (head: string, value: ExportColumn['value']): ExportColumn => ({ head, value });
const columnOfStaff = (head: string, value: ExportColumn['value']): ExportColumn => ({ head, value, namesStaff: true });

/**
 * The columns in their order; the id last, as it serves those who compare two exports. What a person is handed has them, too
 * (`privacy/person-file.ts`).
 */
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
  columnOfStaff('Bearbeitet von', ({ statusBy }) => statusBy),
  columnOfStaff('In Arbeit bei', ({ assignedTo }) => assignedTo),
  column('Wiedervorlage', ({ followUpOn }) => followUpOn && swissDay(followUpOn)),
  column('Beantwortet', ({ answeredAt }) => answeredAt && swissMoment(answeredAt)),
  column('Letzter Kontakt', ({ contacts }) => (contacts?.[0] ? swissMoment(new Date(contacts[0].at)) : null)),
  column('Kontakte', ({ contacts }) => contacts?.map(contactLine).join('\n') ?? null),
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

/** «10.08.2025 10:00 Nicht erreicht: Combox voll (anna)»: begins with a date, whatever was said. */
function contactLine({ at, by, kind, text }: ExportedContact): string {
  const said = [contactKindLabels[kind], text].filter(Boolean).join(': ');
  return `${swissMoment(new Date(at))} ${said} (${by})`;
}

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
  const country = callingCodeOf(phoneE164);
  return `00${country} ${phoneE164.slice(1 + country.length)}`;
}

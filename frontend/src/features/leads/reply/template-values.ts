import { type AdminStatus, businessProfile, type Lead, type Placeholder } from '@fahrzeugpflege/contracts';
import { formatDay } from '#lib/format.ts';

/** An account called after its task signs for nobody: its name is left to whoever writes. */
const NO_NAME = 'admin';

/** Not torn apart at the end of a line. */
export const UNBROKEN_PHONE = businessProfile.phone.replaceAll(' ', '\u00a0');

/**
 * What a template's placeholders stand for.
 *
 * @param session of whoever writes
 * @param reference undefined until it is loaded
 */
export function templateValues(
  lead: Lead,
  session: AdminStatus | undefined,
  reference: string | undefined,
): Partial<Record<Placeholder, string>> {
  const vehicle = [lead.vehicleMake, lead.vehicleModel].filter(Boolean).join(' ') || lead.typed.vehicle;
  const values: Readonly<Record<Placeholder, string | null | undefined>> = {
    Name: lead.name,
    Fahrzeug: vehicle,
    Leistung: lead.serviceType,
    Wunschtermin: lead.desiredDate,
    Offertnummer: lead.offerNumber,
    Eingang: formatDay(lead.createdAt),
    Referenz: reference,
    'Mein Name': session?.mailName ?? ownName(session?.username ?? ''),
    Telefon: UNBROKEN_PHONE,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

function ownName(username: string): string | undefined {
  if (username.toLowerCase() === NO_NAME) return undefined;
  return username.charAt(0).toUpperCase() + username.slice(1);
}

import { type AdminStatus, businessProfile, type Lead, type Placeholder } from '@fahrzeugpflege/contracts';
import { formatDay } from '#lib/format.ts';

/** An account called after its task signs for nobody: its name is left to whoever writes. */
const NO_NAME = 'admin';

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
    // Not torn apart at the end of a line.
    Telefon: businessProfile.phone.replaceAll(' ', '\u00a0'),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

function ownName(username: string): string | undefined {
  if (username.toLowerCase() === NO_NAME) return undefined;
  return username.charAt(0).toUpperCase() + username.slice(1);
}

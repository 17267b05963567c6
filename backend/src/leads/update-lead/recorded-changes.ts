import { CORRECTABLE_FIELDS, normalisePhone } from '@fahrzeugpflege/contracts';
import type { AuditChanges, LeadEntity } from '@fahrzeugpflege/infra/database';

/** The fields whose changes stand in the history: those that staff change, and what follows from a change. */
const RECORDED = [
  'status',
  'processedBy',
  'offerNumber',
  'notes',
  'followUpOn',
  'assignedTo',
  'answeredAt',
  ...CORRECTABLE_FIELDS,
] as const;

/** New values; a field that is undefined stays as it is. */
export type LeadChanges = { readonly [Field in (typeof RECORDED)[number]]?: LeadEntity[Field] | undefined };

/** The fields whose values differ from the lead's, before and after; null when nothing changes. */
export function differencesFrom(lead: LeadEntity, changes: LeadChanges): AuditChanges | null {
  const differences: AuditChanges = {};
  for (const field of RECORDED) {
    const to = changes[field];
    if (to !== undefined && to !== lead[field]) differences[field] = { from: lead[field], to };
  }
  return Object.keys(differences).length > 0 ? differences : null;
}

/** What may say something about the person: none of it comes back once the lead was relieved of it. */
const ABOUT_THE_PERSON = [...CORRECTABLE_FIELDS, 'offerNumber', 'notes'] as const;

/**
 * What goes with fields that were put right by hand: their names, and the number to dial where it was the phone. The
 * visitor's own words stay as they are.
 */
export function noteCorrections(lead: LeadEntity, differences: AuditChanges): Partial<LeadEntity> {
  const corrected = CORRECTABLE_FIELDS.filter((field) => field in differences);
  if (corrected.length === 0) return {};
  const phone = differences['phone']?.to;
  return {
    correctedFields: CORRECTABLE_FIELDS.filter(
      (field) => lead.correctedFields.includes(field) || corrected.includes(field),
    ),
    ...(phone !== undefined && { phoneE164: typeof phone === 'string' ? normalisePhone(phone) : null }),
  };
}

/** True when a change alters what says something about the person or the vehicle. */
export function isAboutPerson(lead: LeadEntity, changes: LeadChanges): boolean {
  const differences = differencesFrom(lead, changes) ?? {};
  return ABOUT_THE_PERSON.some((field) => field in differences);
}

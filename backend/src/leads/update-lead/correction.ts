import { CORRECTABLE_FIELDS, normalisePhone } from '@fahrzeugpflege/contracts';
import type { AuditChanges, LeadEntity } from '@fahrzeugpflege/infra/database';
import type { LeadChanges } from './lead-changes.js';

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

/** True when a change touches what says something about the person or the vehicle. */
export function isCorrection(changes: LeadChanges): boolean {
  return CORRECTABLE_FIELDS.some((field) => changes[field] !== undefined);
}

import { CORRECTABLE_FIELDS } from '@fahrzeugpflege/contracts';
import type { AuditChanges, LeadEntity } from '@fahrzeugpflege/infra/database';

/** The fields whose changes stand in the history: those that staff change, and what follows from a change. */
export const RECORDED = [
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

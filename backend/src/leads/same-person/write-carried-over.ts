import { CARRIED_FIELDS } from '@fahrzeugpflege/contracts';
import { type AuditChanges, LeadEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import { toLead } from '../to-lead.js';
import type { CarriedOver } from './carried-over.js';

const KEEP = 'UPDATE lead SET carried_over = $2 WHERE id = $1';

/** A lead as it was written, and the fields that differ from before. */
export interface WrittenLead {
  readonly lead: LeadEntity;
  readonly changes: AuditChanges;
}

/**
 * Gives a lead what it has through those merged into it, and keeps what takes it back. Its version is counted on in any
 * case, so that an edit that was begun before clashes.
 */
export async function writeCarriedOver(
  manager: EntityManager,
  lead: LeadEntity,
  carriedOver: CarriedOver,
): Promise<WrittenLead> {
  const { given, givers } = carriedOver;
  const before = toLead(lead);
  const differing = CARRIED_FIELDS.filter((field) => given[field] !== before[field]);
  const changes = Object.fromEntries(differing.map((field) => [field, { from: before[field], to: given[field] }]));
  const answeredAt = given.answeredAt === null ? null : new Date(given.answeredAt);
  const values = { ...given, answeredAt, version: lead.version + 1 };
  await manager.update(LeadEntity, lead.id, values);
  await manager.query(KEEP, [lead.id, givers.length > 0 ? carriedOver : null]);
  return { lead: manager.create(LeadEntity, { ...lead, ...values }), changes };
}

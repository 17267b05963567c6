import { CARRIED_FIELDS } from '@fahrzeugpflege/contracts';
import { type AuditChanges, AuditEntryEntity, LeadEntity } from '@fahrzeugpflege/infra/database';
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

/** A merging of one lead into another, or its undoing. */
export interface MergeStep {
  readonly action: 'merged' | 'unmerged';
  readonly survivorId: string;
  readonly leadId: string;
  /** The leads that went with it, as they had been merged into it before. */
  readonly companionIds: readonly string[];
  /** The survivor, and on separating whatever else it had come by, with what this changed of them. */
  readonly holders: readonly { readonly id: string; readonly changes: AuditChanges }[];
  readonly actor: string;
}

/** Says it in the history of each lead that it touched: where it belongs now, and what the survivor got or gave. */
export async function writeMergeHistory(manager: EntityManager, step: MergeStep): Promise<void> {
  const { action, survivorId, leadId, companionIds, holders, actor } = step;
  const change = <T>(apart: T, together: T) =>
    action === 'merged' ? { from: apart, to: together } : { from: together, to: apart };
  const entry = { actor, action };
  await manager.save(AuditEntryEntity, [
    ...holders.map(({ id, changes }) => ({
      ...entry,
      leadId: id,
      changes: { mergedLead: change(null, leadId), ...changes },
    })),
    { ...entry, leadId, changes: { mergedInto: change(null, survivorId) } },
    ...companionIds.map((id) => ({ ...entry, leadId: id, changes: { mergedInto: change(leadId, survivorId) } })),
  ]);
}

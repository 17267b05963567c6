import { CARRIED_FIELDS } from '@fahrzeugpflege/contracts';
import { type AuditChanges, AuditEntryEntity, LeadEntity, takeLeadGroups } from '@fahrzeugpflege/infra/database';
import { type EntityManager, In } from 'typeorm';
import { leadNotFound } from '../lead-lookup.js';
import { toLead } from '../to-lead.js';
import type { CarriedOver } from './carried-over.js';

/**
 * Two leads that nobody else changes until the transaction ends, nor what was merged into them before, which moves with
 * them. Merging and separating take turns besides: who comes second sees all of what the first did. Rows are locked in the
 * order of their ids, all at once: whoever changes many leads does so in that order, too.
 *
 * @throws NotFound when there is one that does not exist
 */
export async function lockLeads(manager: EntityManager, first: string, second: string) {
  await takeLeadGroups(manager);
  const leads = await manager.find(LeadEntity, {
    where: [{ id: In([first, second]) }, { mergedInto: In([first, second]) }],
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const find = (id: string) => {
    const lead = leads.find((each) => each.id === id);
    if (!lead) throw leadNotFound();
    return lead;
  };
  return [find(first), find(second)] as const;
}

/** One of the leads that belong together. */
export interface GroupMember {
  readonly lead: LeadEntity;
  /** By way of which leads it came to the survivor, that one last. */
  readonly path: readonly string[];
  readonly carriedOver: CarriedOver | null;
}

/** $1: survivor. A version that kept no path put all of them right under it. */
const GROUP = `
  SELECT id, carried_over AS "carriedOver",
         CASE WHEN id <> $1 AND merge_path = '{}' THEN ARRAY[merged_into] ELSE merge_path END AS path
  FROM lead WHERE id = $1 OR merged_into = $1`;

/** A survivor and all that were merged into it, by id. */
export async function readLeadGroup(manager: EntityManager, survivorId: string): Promise<Map<string, GroupMember>> {
  const rows: (Omit<GroupMember, 'lead'> & { readonly id: string })[] = await manager.query(GROUP, [survivorId]);
  const leads = await manager.find(LeadEntity, { where: [{ id: survivorId }, { mergedInto: survivorId }] });
  return new Map(
    leads.flatMap((lead) => {
      const row = rows.find(({ id }) => id === lead.id);
      return row ? [[lead.id, { ...row, lead }]] : [];
    }),
  );
}

const KEEP = 'UPDATE lead SET carried_over = $2 WHERE id = $1';

/** A lead as it was written, and the fields that differ from before. */
interface WrittenLead {
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

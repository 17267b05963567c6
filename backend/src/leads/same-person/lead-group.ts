import { LeadEntity, takeLeadGroups } from '@fahrzeugpflege/infra/database';
import { type EntityManager, In } from 'typeorm';
import { leadNotFound } from '../lead-lookup.js';
import type { CarriedOver } from './carried-over.js';

/**
 * Two leads that nobody else changes until the transaction ends. Merging and separating take turns besides, as they move
 * leads that were merged before: who comes second sees all of what the first did. Rows are locked in the order of their
 * ids, whichever is named first.
 *
 * @throws NotFound when there is one that does not exist
 */
export async function lockLeads(manager: EntityManager, first: string, second: string) {
  await takeLeadGroups(manager);
  const leads = await manager.find(LeadEntity, {
    where: { id: In([first, second]) },
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

import { LeadEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import type { CarriedOver } from './carried-over.js';

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

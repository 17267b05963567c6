import { type AuditChanges, AuditEntryEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';

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

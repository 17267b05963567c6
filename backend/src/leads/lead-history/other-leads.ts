import type { HistoryEntry } from '@fahrzeugpflege/contracts';
import { type AuditEntryEntity, LeadEntity } from '@fahrzeugpflege/infra/database';
import { type EntityManager, In } from 'typeorm';

type OtherLead = NonNullable<HistoryEntry['other']>;

/**
 * The leads that lines of a history speak of beside its own, as they are now: their names are not written into the
 * history, where nobody would look for them when they are corrected or erased.
 *
 * @returns by id; without those that were deleted
 */
export async function findOtherLeads(
  manager: EntityManager,
  entries: readonly AuditEntryEntity[],
): Promise<ReadonlyMap<string, OtherLead>> {
  const ids = new Set(entries.flatMap((entry) => otherLeadOf(entry) ?? []));
  if (ids.size === 0) return new Map();
  const select = { id: true, name: true, receivedAt: true, anonymisedAt: true } as const;
  const leads = await manager.find(LeadEntity, { select, where: { id: In([...ids]) } });
  return new Map(leads.map((lead) => [lead.id, toOtherLead(lead)]));
}

/** The lead with which this one was merged, or from which it was separated. */
export function otherLeadOf({ action, changes }: AuditEntryEntity): string | undefined {
  const change = changes?.['mergedLead'] ?? changes?.['mergedInto'];
  const id = action === 'merged' ? change?.to : change?.from;
  return typeof id === 'string' ? id : undefined;
}

function toOtherLead({ id, name, receivedAt, anonymisedAt }: LeadEntity): OtherLead {
  return { id, name: anonymisedAt === null ? name : null, createdAt: receivedAt.toISOString() };
}

import { LeadEntity, takeLeadGroups } from '@fahrzeugpflege/infra/database';
import { type EntityManager, In } from 'typeorm';
import { leadNotFound } from '../lead-id.js';

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

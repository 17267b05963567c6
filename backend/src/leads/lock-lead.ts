import { LeadEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import { leadNotFound } from './lead-id.js';

/**
 * A lead that nobody else changes until the transaction ends: of two who work on it, one comes second.
 *
 * @throws NotFound for an unknown id
 */
export async function lockLead(manager: EntityManager, id: string): Promise<LeadEntity> {
  const lead = await manager.findOne(LeadEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!lead) throw leadNotFound();
  return lead;
}

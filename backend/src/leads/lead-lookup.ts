import { LeadEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { NotFound } from '../problem/business-error.js';

/** The answer for an id that no lead has. */
export function leadNotFound(): NotFound {
  return new NotFound('Diesen Lead gibt es nicht.');
}

/** An id from an address. @throws NotFound when it can't be the id of any lead */
export function parseLeadId(id: string): string {
  if (!isUuid(id)) throw leadNotFound();
  return id;
}

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

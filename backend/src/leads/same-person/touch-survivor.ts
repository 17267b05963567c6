import { LeadEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';

/** Counts the survivor's version on, so that an edit that was begun before clashes. */
export async function touchSurvivor(manager: EntityManager, survivor: LeadEntity): Promise<LeadEntity> {
  const version = survivor.version + 1;
  await manager.update(LeadEntity, survivor.id, { version });
  return manager.create(LeadEntity, { ...survivor, version });
}

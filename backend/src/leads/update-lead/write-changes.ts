import { type AuditChanges, AuditEntryEntity, LeadEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import { noteCorrections } from './recorded-changes.js';

/** The entry of the history under which a change of a lead stands. */
interface ChangeEntry extends Pick<AuditEntryEntity, 'actor' | 'action'> {
  /** What it names beside the lead's fields. */
  readonly besides?: AuditChanges;
}

/**
 * Writes a change of a lead and its line of the history. Needs the lead's row locked.
 *
 * @returns the lead as it is then, with its next version
 */
export async function writeChanges(
  manager: EntityManager,
  lead: LeadEntity,
  differences: AuditChanges,
  { actor, action, besides }: ChangeEntry,
): Promise<LeadEntity> {
  const values = Object.fromEntries(Object.entries(differences).map(([field, { to }]) => [field, to]));
  const changed: Partial<LeadEntity> = {
    ...values,
    ...noteCorrections(lead, differences),
    ...(differences['status'] && { statusBy: differences['status'].to === 'pending' ? null : actor }),
    version: lead.version + 1,
  };
  await manager.update(LeadEntity, lead.id, changed);
  await manager.save(AuditEntryEntity, { leadId: lead.id, actor, action, changes: { ...differences, ...besides } });
  return manager.create(LeadEntity, { ...lead, ...changed });
}

import type { Lead } from '@fahrzeugpflege/contracts';
import { type AuditChanges, AuditEntryEntity, connected, LeadEntity } from '@fahrzeugpflege/infra/database';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Problem } from '../../problem/problem.js';
import { leadNotFound } from '../lead-id.js';
import { toLead } from '../to-lead.js';
import { differencesFrom } from './lead-changes.js';
import { UpdateLeadCommand } from './update-lead.command.js';

/** Changes a lead and writes its history in one transaction, with the row locked: of two edits, one comes second. */
@CommandHandler(UpdateLeadCommand)
export class UpdateLeadHandler implements ICommandHandler<UpdateLeadCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws Problem 404 for an unknown id, 409 for a version that is not the lead's any more */
  execute({ update: { id, changes, version, actor } }: UpdateLeadCommand): Promise<Lead> {
    return connected(this.dataSource).transaction(async (manager) => {
      const lead = await manager.findOne(LeadEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!lead) throw leadNotFound();
      if (version !== undefined && version !== lead.version) throw outdated();
      const differences = differencesFrom(lead, changes);
      return toLead(differences ? await write(manager, lead, differences, actor) : lead);
    });
  }
}

async function write(manager: EntityManager, lead: LeadEntity, differences: AuditChanges, actor: string) {
  const values = Object.fromEntries(Object.entries(differences).map(([field, { to }]) => [field, to]));
  const changed: Partial<LeadEntity> = { ...values, version: lead.version + 1 };
  await manager.update(LeadEntity, lead.id, changed);
  await manager.save(AuditEntryEntity, { leadId: lead.id, actor, action: 'changed', changes: differences });
  return manager.create(LeadEntity, { ...lead, ...changed });
}

function outdated(): Problem {
  return new Problem(
    409,
    'veraltete-fassung',
    'Dieser Lead wurde inzwischen von jemand anderem geändert. Ihre Änderung ist nicht gespeichert. ' +
      'Bitte laden Sie ihn neu und prüfen Sie die neuen Angaben.',
  );
}

import { isDeepStrictEqual } from 'node:util';
import type { Lead, LeadContact, NewContact } from '@fahrzeugpflege/contracts';
import { connected, LeadEntity } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SubmissionConflict } from '../../problem/business-error.js';
import { anonymised, merged } from '../lead-conflict.js';
import { lockLead } from '../lead-lookup.js';
import { toLead } from '../to-lead.js';
import { differencesFrom } from '../update-lead/recorded-changes.js';
import { writeChanges } from '../update-lead/write-changes.js';
import { contactConsequences } from './contact-consequences.js';
import { addContact, findContact } from './lead-contacts.js';

/** Record that somebody got in touch with whoever sent a lead; answers the lead as it is then. */
export class RecordContactCommand extends Command<Lead> {
  constructor(
    readonly leadId: string,
    readonly contact: NewContact,
    /** The signed-in user's name. */
    readonly actor: string,
  ) {
    super();
  }
}

/** Writes the contact, what follows from it and the history in one transaction, with the lead's row locked. */
@CommandHandler(RecordContactCommand)
export class RecordContactHandler implements ICommandHandler<RecordContactCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Repeating it changes nothing.
   *
   * @throws NotFound for an unknown id, Unchangeable for an anonymised lead, SubmissionConflict where the contact's id was
   *   used for another one
   */
  execute({ leadId, contact, actor }: RecordContactCommand): Promise<Lead> {
    return connected(this.dataSource).transaction(async (manager) => {
      const lead = await lockLead(manager, await findSurvivorId(manager, leadId));
      const known = await findContact(manager, contact.id);
      if (known && !isRepeat(known, contact)) throw new SubmissionConflict();
      if (known) return toLead(lead);
      if (lead.mergedInto !== null) throw await merged(manager, lead);
      if (lead.anonymisedAt !== null) throw await anonymised(manager, lead);
      const made = { actor, now: new Date() };
      await addContact(manager, lead.id, contact, made);
      const differences = differencesFrom(lead, contactConsequences(lead, contact, made)) ?? {};
      const besides = { contact: { from: null, to: contact.id } };
      return toLead(await writeChanges(manager, lead, differences, { actor, action: 'contacted', besides }));
    });
  }
}

/** A lead that was merged into another meanwhile is worked on there: the contact was one with that person. */
async function findSurvivorId(manager: EntityManager, leadId: string): Promise<string> {
  const lead = await manager.findOne(LeadEntity, { select: { mergedInto: true }, where: { id: leadId } });
  return lead?.mergedInto ?? leadId;
}

function isRepeat({ kind, text, followUp }: LeadContact, contact: NewContact): boolean {
  return isDeepStrictEqual(
    { kind, text, followUp },
    { kind: contact.kind, text: contact.text, followUp: contact.followUp },
  );
}

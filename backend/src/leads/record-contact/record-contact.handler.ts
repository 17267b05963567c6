import { isDeepStrictEqual } from 'node:util';
import type { Lead, LeadContact, NewContact } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SubmissionConflict } from '../../problem/business-error.js';
import { toLead } from '../to-lead.js';
import { findContact } from './lead-contacts.js';
import { lockWhereWorked, recordContact } from './record-contact.js';

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
      const lead = await lockWhereWorked(manager, leadId);
      const known = await findContact(manager, contact.id);
      if (known && !isRepeat(known, contact)) throw new SubmissionConflict();
      if (known) return toLead(lead);
      return recordContact(manager, lead, contact, actor);
    });
  }
}

function isRepeat({ kind, text, followUp }: LeadContact, contact: NewContact): boolean {
  return isDeepStrictEqual(
    { kind, text, followUp },
    { kind: contact.kind, text: contact.text, followUp: contact.followUp },
  );
}

import type { LeadMailState } from '@fahrzeugpflege/contracts';
import { AuditEntryEntity, connected } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { anonymised, merged } from '../lead-conflict.js';
import { toMailState } from '../lead-history.handler.js';
import { lockLead } from '../lead-lookup.js';
import { MailJobs } from './mail-jobs.js';
import { type MailRequest, requestMail } from './request-mail.js';

/** Have the mail of a lead sent again; answers the state of the mail that will bring it. */
export class ResendMailCommand extends Command<LeadMailState> {
  constructor(
    readonly leadId: string,
    /** The signed-in user's name. */
    readonly actor: string,
  ) {
    super();
  }
}

/** Notes the wish and who had it in one transaction; the worker sends. */
@CommandHandler(ResendMailCommand)
export class ResendMailHandler implements ICommandHandler<ResendMailCommand> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: MailJobs,
  ) {}

  /** @throws NotFound for an unknown id, Unchangeable for a lead that was merged into another or anonymised */
  async execute({ leadId, actor }: ResendMailCommand): Promise<LeadMailState> {
    const { mail, step, hadFailed } = await connected(this.dataSource).transaction((manager) =>
      note(manager, leadId, actor),
    );
    if (step !== 'none') await (hadFailed ? this.jobs.replaceFailed(mail.id) : this.jobs.enqueue(mail.id));
    return toMailState(mail);
  }
}

async function note(manager: EntityManager, leadId: string, actor: string): Promise<MailRequest> {
  const lead = await lockLead(manager, leadId);
  if (lead.mergedInto !== null) throw await merged(manager, lead);
  if (lead.anonymisedAt !== null) throw await anonymised(manager, lead);
  const request = await requestMail(manager, leadId, actor);
  if (request.step !== 'none') await manager.save(AuditEntryEntity, { leadId, actor, action: 'mail_requested' });
  return request;
}

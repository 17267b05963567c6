import { isDeepStrictEqual } from 'node:util';
import type { Lead, LeadContact, LeadMailState, NewContact, NewReply } from '@fahrzeugpflege/contracts';
import { connected, LeadEntity } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SubmissionConflict } from '../../problem/business-error.js';
import { otherAddress } from '../lead-conflict.js';
import { findContact } from '../record-contact/lead-contacts.js';
import { lockWhereWorked, recordContact } from '../record-contact/record-contact.js';
import { toLead } from '../to-lead.js';
import { findMail } from './lead-mails.js';
import { MailJobs } from './mail-jobs.js';

/** Answer whoever sent a lead by mail; answers the lead as it is then. */
export class SendReplyCommand extends Command<Lead> {
  constructor(
    readonly leadId: string,
    readonly reply: NewReply,
    /** The signed-in user's name. */
    readonly actor: string,
  ) {
    super();
  }
}

/** $1: id, $2: lead, $3: who sends it, $4 to $6: address, subject, text. */
const ADD = `
  WITH delivery AS (
    INSERT INTO mail_delivery (id, lead_id, kind, due_at, requested_by) VALUES ($1, $2, 'reply', now(), $3)
    RETURNING id
  )
  INSERT INTO lead_reply (id, recipient, subject, text) SELECT id, $4, $5, $6 FROM delivery`;

/** Writes mail, contact, what follows from it and the history in one transaction; the worker sends. */
@CommandHandler(SendReplyCommand)
export class SendReplyHandler implements ICommandHandler<SendReplyCommand> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: MailJobs,
  ) {}

  /**
   * Repeating it changes nothing.
   *
   * @throws NotFound for an unknown id, Unchangeable for an anonymised lead, Outdated where the address is no longer the
   *   lead's, SubmissionConflict where the id was used for something else
   */
  async execute({ leadId, reply, actor }: SendReplyCommand): Promise<Lead> {
    const lead = await connected(this.dataSource).transaction((manager) => write(manager, leadId, reply, actor));
    await this.jobs.enqueue(reply.id);
    return lead;
  }
}

async function write(manager: EntityManager, leadId: string, reply: NewReply, actor: string): Promise<Lead> {
  const lead = await lockWhereWorked(manager, leadId);
  const contact: NewContact = { id: reply.id, kind: 'mail_written', text: reply.subject, followUp: reply.followUp };
  const known = await findContact(manager, reply.id);
  if (known) {
    if (!isRepeat(known, await findMail(manager, reply.id), reply)) throw new SubmissionConflict();
    return toLead(lead);
  }
  if (!(await isAddressOf(manager, reply.to, [lead.id, leadId]))) throw await otherAddress(manager, lead);
  const answered = await recordContact(manager, lead, contact, actor);
  await manager.query(ADD, [reply.id, lead.id, actor, reply.to, reply.subject, reply.text]);
  return answered;
}

/** Whoever was merged meanwhile may have been looked at under the other address. */
async function isAddressOf(manager: EntityManager, address: string, ids: readonly string[]): Promise<boolean> {
  return manager.existsBy(
    LeadEntity,
    ids.map((id) => ({ id, email: address })),
  );
}

function isRepeat({ followUp }: LeadContact, mail: LeadMailState | undefined, reply: NewReply): boolean {
  const { to, subject, text } = reply;
  return isDeepStrictEqual([mail?.words, followUp], [{ to, subject, text }, reply.followUp]);
}

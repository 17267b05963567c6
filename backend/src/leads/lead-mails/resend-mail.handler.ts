import type { LeadMailState } from '@fahrzeugpflege/contracts';
import { AuditEntryEntity, connected, type MailDeliveryState } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { NotFound } from '../../problem/business-error.js';
import { anonymised, merged } from '../lead-conflict.js';
import { lockLead } from '../lead-lookup.js';
import { findMail } from './lead-mails.js';
import { MailJobs } from './mail-jobs.js';

/** Two clicks within this time are one; the mail of the first may be sent by then. Seconds. */
const MOMENT = 10;

/** $1: lead, $2: seconds. `isFresh`: it has not had its first try yet, and can hardly have. */
const FIND_NEWEST = `
  SELECT id, state, attempts = 0 AND requested_at > now() - make_interval(secs => $2) AS "isFresh"
  FROM mail_delivery WHERE lead_id = $1 AND kind = 'staff_notification'
  ORDER BY requested_at DESC, id DESC LIMIT 1`;

/** $1: lead, $2: seconds. A mail to the visitor is named in its entry. */
const FIND_REQUEST = `
  SELECT 1 FROM audit_entry
  WHERE lead_id = $1 AND action = 'mail_requested' AND changes IS NULL AND at > now() - make_interval(secs => $2) LIMIT 1`;

/** $1: id. All tries anew, unless a worker has it in hand or has just sent it. */
const RESTART = `
  UPDATE mail_delivery SET state = 'pending', attempts = 0, due_at = now(), locked_until = NULL
  WHERE id = $1 AND state <> 'sent' AND (locked_until IS NULL OR locked_until < now())
  RETURNING id`;

/** $1: id, $2: lead, $3: who asks. */
const ADD = `
  INSERT INTO mail_delivery (id, lead_id, kind, due_at, requested_by)
  VALUES ($1, $2, 'staff_notification', now(), $3)`;

interface Newest {
  readonly id: string;
  readonly state: MailDeliveryState;
  readonly isFresh: boolean;
}

/** The mail that will bring what was asked for, and what had to be done for it. */
interface MailRequest {
  readonly id: string;
  /** `none`: it is on its way already. */
  readonly step: 'none' | 'restarted' | 'added';
  /** It had failed for good before, so that a job of it lies among the failed ones. */
  readonly hadFailed: boolean;
}

/**
 * Notes that the mail of a lead shall go out again: one that was never sent gets all its tries anew, beside a sent one
 * comes a further one. So there is never more than one unsent mail of a lead. Needs the lead's row locked.
 */
async function requestMail(manager: EntityManager, leadId: string, actor: string): Promise<MailRequest> {
  const [newest]: Newest[] = await manager.query(FIND_NEWEST, [leadId, MOMENT]);
  return { ...(await act(manager, newest, leadId, actor)), hadFailed: newest?.state === 'failed' };
}

async function act(manager: EntityManager, newest: Newest | undefined, leadId: string, actor: string) {
  if (newest && (await isUnderWay(manager, newest, leadId))) return { id: newest.id, step: 'none' as const };
  if (newest && newest.state !== 'sent') return { id: newest.id, step: await restart(manager, newest.id) };
  const id = uuidv7();
  await manager.query(ADD, [id, leadId, actor]);
  return { id, step: 'added' as const };
}

async function restart(manager: EntityManager, id: string): Promise<'restarted' | 'none'> {
  const [restarted]: [unknown[]] = await manager.query(RESTART, [id]);
  return restarted.length > 0 ? 'restarted' : 'none';
}

async function isUnderWay(manager: EntityManager, { state, isFresh }: Newest, leadId: string): Promise<boolean> {
  if (state === 'failed') return false;
  if (state === 'pending' && isFresh) return true;
  const requests: unknown[] = await manager.query(FIND_REQUEST, [leadId, MOMENT]);
  return requests.length > 0;
}

/** $1: id, $2: lead. Of what goes to the visitor; an answer may be one on a lead that was merged into this one. */
const FIND_TO_VISITOR = `
  SELECT mail.id, mail.state FROM mail_delivery mail JOIN lead ON lead.id = mail.lead_id
  WHERE mail.id = $1 AND $2 IN (lead.id, lead.merged_into) AND mail.kind <> 'staff_notification'`;

/** A mail to a visitor comes once: one that was sent stays as it is, any other gets all its tries anew. */
async function retryMail(manager: EntityManager, leadId: string, mailId: string): Promise<MailRequest> {
  const [mail]: Newest[] = isUuid(mailId) ? await manager.query(FIND_TO_VISITOR, [mailId, leadId]) : [];
  if (!mail) throw new NotFound('Dieses Mail gibt es nicht.');
  const step = mail.state === 'sent' ? 'none' : await restart(manager, mail.id);
  return { id: mail.id, step, hadFailed: mail.state === 'failed' };
}

/** Have a mail of a lead sent again; answers the state of the mail that will bring it. */
export class ResendMailCommand extends Command<LeadMailState> {
  constructor(
    readonly leadId: string,
    /** The signed-in user's name. */
    readonly actor: string,
    /** One to the visitor that was not sent; without it the notice to staff. */
    readonly mailId?: string,
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
  async execute(command: ResendMailCommand): Promise<LeadMailState> {
    const { mail, step, hadFailed } = await connected(this.dataSource).transaction(async (manager) => {
      const request = await note(manager, command);
      // Before a worker has it: what is answered is what was asked for.
      return { ...request, mail: await findMail(manager, request.id) };
    });
    if (!mail) throw new NotFound('Dieses Mail gibt es nicht mehr.');
    if (step !== 'none') await (hadFailed ? this.jobs.replaceFailed(mail.id) : this.jobs.enqueue(mail.id));
    return mail;
  }
}

async function note(manager: EntityManager, { leadId, mailId, actor }: ResendMailCommand): Promise<MailRequest> {
  const lead = await lockLead(manager, leadId);
  if (lead.mergedInto !== null) throw await merged(manager, lead);
  if (lead.anonymisedAt !== null) throw await anonymised(manager, lead);
  const request =
    mailId === undefined ? await requestMail(manager, leadId, actor) : await retryMail(manager, leadId, mailId);
  if (request.step === 'none') return request;
  const changes = mailId === undefined ? null : { mail: { from: null, to: mailId } };
  await manager.save(AuditEntryEntity, { leadId, actor, action: 'mail_requested', changes });
  return request;
}

import type { LeadMailJob, LeadMailState } from '@fahrzeugpflege/contracts';
import { AuditEntryEntity, connected, MailDeliveryEntity } from '@fahrzeugpflege/infra/database';
import { JobPublisher } from '@fahrzeugpflege/infra/queue';
import { Injectable, Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { anonymised, merged } from './lead-conflict.js';
import { toMailState } from './lead-history.handler.js';
import { lockLead } from './lead-lookup.js';

/** Failed jobs are looked through up to here; more of them are an operator's matter. */
const MOST_FAILED = 1_000;

/** The jobs of mails that staff ask for. What can't be put on the queue, the worker's sweep does later. */
@Injectable()
export class MailJobs {
  private readonly logger = new Logger(MailJobs.name);

  constructor(private readonly jobs: JobPublisher) {}

  /**
   * Has a mail sent now. Never rejects.
   *
   * @returns whether the queue took it
   */
  async enqueue(deliveryId: string): Promise<boolean> {
    try {
      await this.jobs.publish('lead-mail', 'lead-mail', [{ deliveryIds: [deliveryId] }]);
      return true;
    } catch (error) {
      this.logger.warn(`mail ${deliveryId} waits for the sweep: ${(error as Error).message}`);
      return false;
    }
  }

  /** Like `enqueue`, in place of the job that failed for good: nobody shall look after that one any more. */
  async replaceFailed(deliveryId: string): Promise<void> {
    if (!(await this.enqueue(deliveryId))) return;
    try {
      const queue = await this.jobs.queue('lead-mail');
      const failed = await queue.getFailed(0, MOST_FAILED - 1);
      await Promise.all(failed.filter(({ data }) => isOnly(data, deliveryId)).map((job) => job.remove()));
    } catch (error) {
      this.logger.warn(`failed job of mail ${deliveryId} stays: ${(error as Error).message}`);
    }
  }
}

/** Whatever lies among the failed jobs, also what no schema fits. */
function isOnly(data: Partial<LeadMailJob> | null, deliveryId: string): boolean {
  return data?.deliveryIds?.length === 1 && data.deliveryIds[0] === deliveryId;
}

/** Two clicks within this time are one; the mail of the first may be sent by then. Seconds. */
const MOMENT = 10;

/** $1: lead, $2: seconds. `isFresh`: it has not had its first try yet, and can hardly have. */
const FIND_NEWEST = `
  SELECT id, state, attempts = 0 AND requested_at > now() - make_interval(secs => $2) AS "isFresh"
  FROM mail_delivery WHERE lead_id = $1 ORDER BY requested_at DESC, id DESC LIMIT 1`;

/** $1: lead, $2: seconds. */
const FIND_REQUEST = `
  SELECT 1 FROM audit_entry
  WHERE lead_id = $1 AND action = 'mail_requested' AND at > now() - make_interval(secs => $2) LIMIT 1`;

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
  readonly state: MailDeliveryEntity['state'];
  readonly isFresh: boolean;
}

/** The mail that will bring what was asked for, and what had to be done for it. */
interface MailRequest {
  readonly mail: MailDeliveryEntity;
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
  const { id, step } = await act(manager, newest, leadId, actor);
  const mail = await manager.findOneByOrFail(MailDeliveryEntity, { id });
  return { mail, step, hadFailed: newest?.state === 'failed' };
}

async function act(manager: EntityManager, newest: Newest | undefined, leadId: string, actor: string) {
  if (newest && (await isUnderWay(manager, newest, leadId))) return { id: newest.id, step: 'none' as const };
  if (newest && newest.state !== 'sent') {
    const [restarted]: [unknown[]] = await manager.query(RESTART, [newest.id]);
    return { id: newest.id, step: restarted.length > 0 ? ('restarted' as const) : ('none' as const) };
  }
  const id = uuidv7();
  await manager.query(ADD, [id, leadId, actor]);
  return { id, step: 'added' as const };
}

async function isUnderWay(manager: EntityManager, { state, isFresh }: Newest, leadId: string): Promise<boolean> {
  if (state === 'failed') return false;
  if (state === 'pending' && isFresh) return true;
  const requests: unknown[] = await manager.query(FIND_REQUEST, [leadId, MOMENT]);
  return requests.length > 0;
}

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

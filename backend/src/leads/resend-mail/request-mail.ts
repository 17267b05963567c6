import { MailDeliveryEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';

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
export interface MailRequest {
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
export async function requestMail(manager: EntityManager, leadId: string, actor: string): Promise<MailRequest> {
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

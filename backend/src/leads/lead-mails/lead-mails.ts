import type { LeadMailState } from '@fahrzeugpflege/contracts';
import type { EntityManager } from 'typeorm';
import { failureReason } from '../../pipeline/failure-reason.js';

const COLUMNS = `mail.id, mail.kind, mail.state, mail.attempts, mail.requested_at AS "requestedAt",
  mail.requested_by AS "requestedBy", mail.tried_at AS "triedAt", mail.sent_at AS "sentAt", mail.last_error AS "lastError",
  CASE WHEN reply.id IS NOT NULL THEN json_build_object('to', recipient, 'subject', subject, 'text', text) END AS words`;
const TABLES = 'mail_delivery mail LEFT JOIN lead_reply reply ON reply.id = mail.id';

/** $1: lead. Its mails, and the answers on the leads that were merged into it; oldest first. */
const LIST = `
  SELECT ${COLUMNS} FROM ${TABLES}
  WHERE mail.lead_id = ANY ($1::uuid || ARRAY(SELECT id FROM lead WHERE merged_into = $1))
    AND (mail.lead_id = $1 OR mail.kind = 'reply')
  ORDER BY mail.requested_at, mail.id`;

type Moment = 'requestedAt' | 'triedAt' | 'sentAt';

interface Row extends Omit<LeadMailState, Moment> {
  readonly requestedAt: Date;
  readonly triedAt: Date | null;
  readonly sentAt: Date | null;
}

/** The mails about a lead and the answers to its visitor, oldest first. */
export async function listMails(manager: EntityManager, leadId: string): Promise<LeadMailState[]> {
  const rows: Row[] = await manager.query(LIST, [leadId]);
  return rows.map(toMailState);
}

/** The mail of an id; undefined where there is none. */
export async function findMail(manager: EntityManager, id: string): Promise<LeadMailState | undefined> {
  const rows: Row[] = await manager.query(`SELECT ${COLUMNS} FROM ${TABLES} WHERE mail.id = $1`, [id]);
  return rows.map(toMailState)[0];
}

function toMailState({ requestedAt, triedAt, sentAt, lastError, ...mail }: Row): LeadMailState {
  return {
    ...mail,
    requestedAt: requestedAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    lastError: lastError === null ? null : failureReason(lastError),
  };
}

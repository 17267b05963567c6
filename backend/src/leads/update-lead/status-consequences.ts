import { isOpen } from '@fahrzeugpflege/contracts';
import type { LeadEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import type { LeadChanges } from './recorded-changes.js';

interface StatusChange {
  /** The signed-in user's name. */
  readonly actor: string;
  readonly now: Date;
  /** Whether opening a closed lead again would only take back the actor's own recent step. */
  readonly takesBackAnswer: boolean;
}

/** Whether a change of status leads from a closed lead back to an open one. */
export function opensAgain(lead: Pick<LeadEntity, 'status'>, { status }: LeadChanges): boolean {
  return status !== undefined && isOpen({ status }) && !isOpen(lead);
}

/**
 * What a change of status brings with it:
 *
 * - Who takes an enquiry in hand that nobody has, has it.
 * - Closing an enquiry answers it; any other status alone doesn't, since the visitor heard nothing. It stays answered when it
 *   is opened again, but a slip that the same hand takes back within minutes was no answer and must not hide that the
 *   enquiry still waits for one.
 */
export function statusConsequences(
  lead: LeadEntity,
  changes: LeadChanges,
  { actor, now, takesBackAnswer }: StatusChange,
): LeadChanges {
  const { status, assignedTo } = changes;
  if (status === undefined || status === lead.status) return {};
  return {
    ...(status === 'processing' && assignedTo === undefined && lead.assignedTo === null && { assignedTo: actor }),
    ...(!isOpen({ status }) && lead.answeredAt === null && { answeredAt: now }),
    ...(opensAgain(lead, changes) && lead.answeredAt !== null && takesBackAnswer && { answeredAt: null }),
  };
}

/** How long a lead's closing counts as a slip that the same hand may take back, in minutes. */
const SLIP = 10;

/** $1: lead, $2: actor, $3: minutes. No row without a recorded answer: then null. A contact was no slip. */
const ALL_BY_ONE_HAND = `
  SELECT bool_and(actor = $2 AND action = 'changed') AND min(at) > now() - make_interval(mins => $3) AS "isSlip"
  FROM audit_entry
  WHERE lead_id = $1 AND (changes ? 'status' OR changes ? 'answeredAt' OR action = 'contacted')
    AND id >= (SELECT max(id) FROM audit_entry WHERE lead_id = $1 AND changes ? 'answeredAt')`;

/** True when the lead counts as answered since a few minutes, by `actor` alone and by its status alone. */
export async function takesBackAnswer(manager: EntityManager, leadId: string, actor: string): Promise<boolean> {
  const [found]: { isSlip: boolean | null }[] = await manager.query(ALL_BY_ONE_HAND, [leadId, actor, SLIP]);
  return found?.isSlip ?? false;
}

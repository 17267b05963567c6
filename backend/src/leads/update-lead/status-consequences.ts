import type { LeadEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import type { LeadChanges } from './recorded-changes.js';

export interface StatusChange {
  /** The signed-in user's name. */
  readonly actor: string;
  readonly now: Date;
  /** Whether going back to `pending` would only take back the actor's own recent step away from it. */
  readonly takesBackAnswer: boolean;
}

/**
 * What a change of status brings with it:
 *
 * - Who takes an enquiry in hand that nobody has, has it.
 * - An enquiry counts as answered from when it first leaves `pending`. Later it stays answered, also when it is put back,
 *   since the visitor did hear from the business; but a slip that the same hand takes back within minutes was no answer
 *   and must not hide that the enquiry still waits for one.
 */
export function statusConsequences(
  lead: LeadEntity,
  { status, assignedTo }: LeadChanges,
  { actor, now, takesBackAnswer }: StatusChange,
): LeadChanges {
  if (status === undefined || status === lead.status) return {};
  return {
    ...(status === 'processing' && assignedTo === undefined && lead.assignedTo === null && { assignedTo: actor }),
    ...(lead.status === 'pending' && lead.answeredAt === null && { answeredAt: now }),
    ...(status === 'pending' && lead.answeredAt !== null && takesBackAnswer && { answeredAt: null }),
  };
}

/** How long a step away from `pending` counts as a slip that the same hand may take back, in minutes. */
const SLIP = 10;

/** $1: lead, $2: actor, $3: minutes. No row without a recorded answer: then null. */
const ALL_BY_ONE_HAND = `
  SELECT bool_and(actor = $2) AND min(at) > now() - make_interval(mins => $3) AS "isSlip"
  FROM audit_entry
  WHERE lead_id = $1 AND changes ? 'status'
    AND id >= (SELECT max(id) FROM audit_entry WHERE lead_id = $1 AND changes ? 'answeredAt')`;

/** True when the lead counts as answered since a few minutes, and nobody but `actor` has set its status since. */
export async function takesBackAnswer(manager: EntityManager, leadId: string, actor: string): Promise<boolean> {
  const [found]: { isSlip: boolean | null }[] = await manager.query(ALL_BY_ONE_HAND, [leadId, actor, SLIP]);
  return found?.isSlip ?? false;
}

import type { EntityManager } from 'typeorm';

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

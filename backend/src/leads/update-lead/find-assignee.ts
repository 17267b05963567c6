import type { LeadEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import { normaliseUsername } from '../../auth/normalise-username.js';
import { findAccountByName } from '../../auth/staff-accounts.js';
import { InvalidInput } from '../../problem/business-error.js';

const NOBODY = 'Dieses Konto gibt es nicht, oder es ist gesperrt.';

/** $1: lead. Who had it before the last change of that. */
const LAST_ASSIGNEE = `
  SELECT changes -> 'assignedTo' ->> 'from' AS name FROM audit_entry
  WHERE lead_id = $1 AND changes ? 'assignedTo' ORDER BY id DESC LIMIT 1`;

/**
 * The account that a lead is to be given to, by its own spelling. What stays as it is needs no account, nor does what
 * takes back the last change: an undo restores what was, and nobody loses what they had by being locked.
 *
 * @param name in any case; null for nobody, undefined where nothing was said
 * @throws InvalidInput for a name that no account has, or one that is locked
 */
export async function findAssignee(
  manager: EntityManager,
  lead: LeadEntity,
  name: string | null | undefined,
): Promise<string | null | undefined> {
  if (name === undefined || name === null || name === lead.assignedTo) return name;
  const account = await findAccountByName(manager, normaliseUsername(name));
  if (account && account.lockedAt === null) return account.username;
  const [last]: { name: string | null }[] = await manager.query(LAST_ASSIGNEE, [lead.id]);
  if (last?.name === name) return name;
  throw InvalidInput.ofField('assignedTo', NOBODY);
}

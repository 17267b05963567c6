import { type LeadEntity, StaffUserEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import { normaliseUsername } from '../../auth/normalise-username.js';
import { Problem } from '../../problem/problem.js';

const NOBODY = 'Dieses Konto gibt es nicht, oder es ist gesperrt.';

/**
 * The account that a lead is to be given to, by its own spelling; what stays as it is needs no account.
 *
 * @param name in any case; null for nobody, undefined where nothing was said
 * @throws Problem 422 for a name that no account has, or one that is locked
 */
export async function findAssignee(
  manager: EntityManager,
  lead: LeadEntity,
  name: string | null | undefined,
): Promise<string | null | undefined> {
  if (name === undefined || name === null || name === lead.assignedTo) return name;
  const account = await manager
    .createQueryBuilder(StaffUserEntity, 'account')
    .where('lower(account.username) = lower(:name)', { name: normaliseUsername(name) })
    .andWhere('account.lockedAt IS NULL')
    .getOne();
  if (account) return account.username;
  throw new Problem(422, 'ungueltige-eingabe', NOBODY, { errors: { assignedTo: NOBODY } });
}

import { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { Problem } from '../../problem/problem.js';
import type { AccountActor } from './account-audit.js';

/** The answer for an id that no account has. */
export function accountNotFound(): Problem {
  return new Problem(404, 'nicht-gefunden', 'Dieses Konto gibt es nicht.');
}

/** An id from an address. @throws Problem 404 when it can't be the id of any account */
export function parseAccountId(id: string): string {
  if (!isUuid(id)) throw accountNotFound();
  return id;
}

/** The account, which nobody else changes until the transaction ends. @throws Problem 404 */
export async function holdAccount(manager: EntityManager, id: string): Promise<StaffUserEntity> {
  const account = await manager.findOne(StaffUserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!account) throw accountNotFound();
  return account;
}

/** @throws Problem 422 with the reason when somebody means their own account */
export function refuseOwnAccount(actor: AccountActor, accountId: string, reason: string): void {
  if (actor.way === 'area' && actor.userId === accountId) throw new Problem(422, 'ungueltige-eingabe', reason);
}

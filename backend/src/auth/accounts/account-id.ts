import { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { InvalidInput, NotFound } from '../../problem/business-error.js';
import type { AccountActor } from './account-audit.js';

/** The answer for an id that no account has. */
export function accountNotFound(): NotFound {
  return new NotFound('Dieses Konto gibt es nicht.');
}

/** An id from an address. @throws NotFound when it can't be the id of any account */
export function parseAccountId(id: string): string {
  if (!isUuid(id)) throw accountNotFound();
  return id;
}

/** The account, which nobody else changes until the transaction ends. @throws NotFound */
export async function holdAccount(manager: EntityManager, id: string): Promise<StaffUserEntity> {
  const account = await manager.findOne(StaffUserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!account) throw accountNotFound();
  return account;
}

/** @throws InvalidInput with the reason when somebody means their own account */
export function refuseOwnAccount(actor: AccountActor, accountId: string, reason: string): void {
  if (actor.way === 'area' && actor.userId === accountId) throw new InvalidInput(reason);
}

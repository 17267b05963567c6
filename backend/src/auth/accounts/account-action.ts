import type { AccountAction } from '@fahrzeugpflege/contracts';
import { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { InvalidInput, NotFound } from '../../problem/business-error.js';
import type { StaffUser } from '../signed-in-user.js';

/** Who does something to an account: a signed-in user, an operator by the command, or the first start of all. */
export type AccountActor =
  | { readonly way: 'area'; readonly userId: string; readonly username: string }
  | { readonly way: 'command' }
  | { readonly way: 'start' };

/** A signed-in user as the actor. */
export function inArea({ id: userId, username }: StaffUser): AccountActor {
  return { way: 'area', userId, username };
}

/** Notes what was done to whose account, and by whom, in the transaction that does it. */
export async function noteAccountAction(
  manager: EntityManager,
  actor: AccountActor,
  action: AccountAction,
  username: string,
): Promise<void> {
  await manager.query('INSERT INTO staff_audit (way, actor, action, username) VALUES ($1, $2, $3, $4)', [
    actor.way,
    actor.way === 'area' ? actor.username : null,
    action,
    username,
  ]);
}

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

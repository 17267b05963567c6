import type { AccountAction } from '@fahrzeugpflege/contracts';
import type { EntityManager } from 'typeorm';
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

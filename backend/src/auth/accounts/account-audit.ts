import type { AccountAction } from '@fahrzeugpflege/contracts';
import type { EntityManager } from 'typeorm';
import type { AccountActor } from './account-actor.js';

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

import { Problem } from '../../problem/problem.js';
import type { AccountActor } from './account-actor.js';

/** @throws Problem 422 with the reason when somebody means their own account */
export function refuseOwnAccount(actor: AccountActor, accountId: string, reason: string): void {
  if (actor.way === 'area' && actor.userId === accountId) throw new Problem(422, 'ungueltige-eingabe', reason);
}

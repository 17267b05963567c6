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

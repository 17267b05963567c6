import { Command } from '@nestjs/cqrs';
import type { AccountActor } from '../account-actor.js';

/** Lock an account: nobody signs in with it any more, and whoever is signed in with it is out at once. */
export class LockAccountCommand extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly actor: AccountActor,
  ) {
    super();
  }
}

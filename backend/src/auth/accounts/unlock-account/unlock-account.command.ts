import { Command } from '@nestjs/cqrs';
import type { AccountActor } from '../account-actor.js';

/** Unlock an account: its password is good again. */
export class UnlockAccountCommand extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly actor: AccountActor,
  ) {
    super();
  }
}

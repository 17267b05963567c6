import type { MadeUpPassword } from '@fahrzeugpflege/contracts';
import { Command } from '@nestjs/cqrs';
import type { AccountActor } from '../account-actor.js';

/** Give an account a new made-up password, which is answered and nowhere to be had again, and end its sessions. */
export class ResetPasswordCommand extends Command<MadeUpPassword> {
  constructor(
    readonly accountId: string,
    readonly actor: AccountActor,
  ) {
    super();
  }
}

import type { MadeUpPassword } from '@fahrzeugpflege/contracts';
import { Command } from '@nestjs/cqrs';
import type { AccountActor } from '../account-actor.js';

/** Add an account; answers its made-up password, which is nowhere to be had again. */
export class AddAccountCommand extends Command<MadeUpPassword> {
  constructor(
    /** Normalised and without fault, see `normaliseUsername`. */
    readonly username: string,
    readonly actor: AccountActor,
  ) {
    super();
  }
}

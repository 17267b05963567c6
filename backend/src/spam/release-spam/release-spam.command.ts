import { Command } from '@nestjs/cqrs';

/** «Kein Spam»: have a suspected submission become a lead. */
export class ReleaseSpamCommand extends Command<void> {
  constructor(
    readonly release: {
      readonly id: string;
      /** The signed-in user's name. */
      readonly actor: string;
    },
  ) {
    super();
  }
}

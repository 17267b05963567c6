import { Command } from '@nestjs/cqrs';

/** Delete a suspected submission at once, rather than when its time is over. */
export class DeleteSpamCommand extends Command<void> {
  constructor(
    readonly deletion: {
      readonly id: string;
      /** The signed-in user's name. */
      readonly actor: string;
    },
  ) {
    super();
  }
}

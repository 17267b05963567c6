import { Command } from '@nestjs/cqrs';

/** End all sessions of a user but the one that asks. */
export class EndOtherSessionsCommand extends Command<void> {
  constructor(
    readonly userId: string,
    /** Of the session that stays. */
    readonly sessionId: string,
  ) {
    super();
  }
}

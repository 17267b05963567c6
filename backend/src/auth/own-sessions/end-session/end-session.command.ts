import { Command } from '@nestjs/cqrs';

/** End one session of a user; one that is over already is no fault. */
export class EndSessionCommand extends Command<void> {
  constructor(
    readonly userId: string,
    /** As `publicSessionId` derives it. */
    readonly publicId: string,
  ) {
    super();
  }
}

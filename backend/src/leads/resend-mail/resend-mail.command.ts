import type { LeadMailState } from '@fahrzeugpflege/contracts';
import { Command } from '@nestjs/cqrs';

/** Have the mail of a lead sent again; answers the state of the mail that will bring it. */
export class ResendMailCommand extends Command<LeadMailState> {
  constructor(
    readonly leadId: string,
    /** The signed-in user's name. */
    readonly actor: string,
  ) {
    super();
  }
}

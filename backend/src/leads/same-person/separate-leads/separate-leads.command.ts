import type { Lead } from '@fahrzeugpflege/contracts';
import { Command } from '@nestjs/cqrs';

/** Take a lead out of the one that it was merged into; answers the latter as it is then. */
export class SeparateLeadsCommand extends Command<Lead> {
  constructor(
    readonly separation: {
      readonly survivorId: string;
      readonly leadId: string;
      /** The signed-in user's name. */
      readonly actor: string;
    },
  ) {
    super();
  }
}

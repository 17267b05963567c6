import type { Lead } from '@fahrzeugpflege/contracts';
import { Command } from '@nestjs/cqrs';

/** Put a lead under another one; answers that one, the survivor, as it is then. */
export class MergeLeadsCommand extends Command<Lead> {
  constructor(
    readonly merge: {
      readonly survivorId: string;
      readonly leadId: string;
      /** The survivor's version as the editor saw it, or undefined to take any. */
      readonly version: number | undefined;
      /** The signed-in user's name. */
      readonly actor: string;
    },
  ) {
    super();
  }
}

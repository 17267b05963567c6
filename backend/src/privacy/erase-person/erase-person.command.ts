import type { ErasePersonBody, PersonCounts } from '@fahrzeugpflege/contracts';
import { Command } from '@nestjs/cqrs';

/** Erases what there is of whoever sent a lead. Answers how much it was. */
export class ErasePersonCommand extends Command<PersonCounts> {
  constructor(
    readonly erasure: ErasePersonBody,
    /** The signed-in user's name. */
    readonly actor: string,
  ) {
    super();
  }
}

import type { Lead } from '@fahrzeugpflege/contracts';
import { Command } from '@nestjs/cqrs';
import type { LeadChanges } from './lead-changes.js';

/** Who wants what of a lead to be otherwise. */
export interface LeadUpdate {
  readonly id: string;
  readonly changes: LeadChanges;
  /** The version that the editor saw, or undefined to overwrite any. */
  readonly version: number | undefined;
  /** The signed-in user's name. */
  readonly actor: string;
}

/** Change a lead; answers it as it is then. */
export class UpdateLeadCommand extends Command<Lead> {
  constructor(readonly update: LeadUpdate) {
    super();
  }
}

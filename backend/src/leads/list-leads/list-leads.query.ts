import type { LeadFilter, ListedLead } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';
import type { ReceivedCursor } from '../../paging/received-cursor.js';

/** A page of leads, and where the next one goes on, if there is one. */
export interface LeadPage {
  readonly leads: ListedLead[];
  readonly next: ReceivedCursor | null;
  /** No lead has the words that were searched for: these have similar ones. */
  readonly isSimilar: boolean;
}

/** Leads, newest first, from a place in the list on. */
export class ListLeadsQuery extends Query<LeadPage> {
  constructor(
    readonly filter: LeadFilter,
    readonly limit: number,
    readonly after: ReceivedCursor | null,
    /** Name of the account that asks. */
    readonly username: string,
  ) {
    super();
  }
}

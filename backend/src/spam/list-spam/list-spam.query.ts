import type { SuspectedSpam } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';
import type { ReceivedCursor } from '../../paging/received-cursor.js';

/** A page of suspected spam, and where the next one goes on, if there is one. */
export interface SpamPage {
  readonly spam: SuspectedSpam[];
  readonly next: ReceivedCursor | null;
}

/** Suspected spam, newest first, from a place in the list on. */
export class ListSpamQuery extends Query<SpamPage> {
  constructor(
    readonly limit: number,
    readonly after: ReceivedCursor | null,
  ) {
    super();
  }
}

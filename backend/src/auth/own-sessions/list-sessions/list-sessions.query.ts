import type { OwnSession } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';

/** The open sessions of a user: the one that asks first, then the one used last. */
export class ListSessionsQuery extends Query<OwnSession[]> {
  constructor(
    readonly userId: string,
    /** Of the session that asks. */
    readonly sessionId: string,
  ) {
    super();
  }
}

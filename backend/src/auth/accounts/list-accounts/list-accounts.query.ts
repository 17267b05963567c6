import type { StaffAccount } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';

/** All accounts by name, those that are locked last. */
export class ListAccountsQuery extends Query<StaffAccount[]> {
  constructor(
    /** Of who asks. */
    readonly ownId?: string,
  ) {
    super();
  }
}

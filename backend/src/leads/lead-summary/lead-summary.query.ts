import type { LeadSummary } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';

/** How many leads there are, by status, by form type and in each view. */
export class LeadSummaryQuery extends Query<LeadSummary> {
  constructor(
    /** Name of the account that asks. */
    readonly username: string,
  ) {
    super();
  }
}

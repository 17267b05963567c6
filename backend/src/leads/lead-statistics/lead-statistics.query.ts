import type { LeadStatistics } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';

/** What became of the leads that were received in a period. */
export class LeadStatisticsQuery extends Query<LeadStatistics> {
  constructor(
    /** First day of the calendar; the day of the first lead unless told. */
    readonly from: string | undefined,
    /** Last day, not before the first one; today unless told. */
    readonly to: string | undefined,
  ) {
    super();
  }
}

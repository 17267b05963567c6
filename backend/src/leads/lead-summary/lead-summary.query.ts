import type { LeadSummary } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';

/** How many leads there are, by status and by form type. */
export class LeadSummaryQuery extends Query<LeadSummary> {}

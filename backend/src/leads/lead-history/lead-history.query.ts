import type { LeadHistory } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';

/** What the visitor wrote, and what was done with the lead since. */
export class LeadHistoryQuery extends Query<LeadHistory> {
  constructor(readonly leadId: string) {
    super();
  }
}

import type { PersonData } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';

/** What there is of whoever sent a lead. */
export class FindPersonQuery extends Query<PersonData> {
  constructor(readonly leadId: string) {
    super();
  }
}

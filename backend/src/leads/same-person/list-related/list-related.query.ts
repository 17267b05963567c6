import type { RelatedLead } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';

/** The leads that may be of the same person as one, newest first, and those that are merged with it. */
export class ListRelatedQuery extends Query<RelatedLead[]> {
  constructor(readonly id: string) {
    super();
  }
}

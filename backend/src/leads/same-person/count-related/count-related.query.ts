import type { RelatedCounts } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';

/** How many leads may be of the same person as each of some, for the cards of a page. */
export class CountRelatedQuery extends Query<RelatedCounts> {
  constructor(readonly ids: readonly string[]) {
    super();
  }
}

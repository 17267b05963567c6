import type { Lead } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';

/** One lead by its id (a UUID). */
export class GetLeadQuery extends Query<Lead> {
  constructor(readonly id: string) {
    super();
  }
}

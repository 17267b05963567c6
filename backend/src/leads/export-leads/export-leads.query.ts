import type { Readable } from 'node:stream';
import type { LeadFilter } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';
import type { Separator } from './export-leads.request.js';

/** All leads of a filter as CSV, in the order of the list. What is answered has to be read to its end or destroyed. */
export class ExportLeadsQuery extends Query<Readable> {
  constructor(
    readonly filter: LeadFilter,
    readonly separator: Separator,
    /** Name of the account that asks. */
    readonly username: string,
  ) {
    super();
  }
}

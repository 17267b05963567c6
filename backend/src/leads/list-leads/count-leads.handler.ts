import { COUNTED_LEADS, FORM_TYPES, type Lead, type LeadCounts, type LeadFilter } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CurrentFacts } from '../../content/current-facts.js';
import { KINDS } from '../lead-summary.handler.js';
import { type KindCount, sumKinds } from '../sum-kinds.js';
import { leadConditions } from './lead-conditions.js';
import { readExact, readLeads } from './read-leads.js';
import { searchTerms } from './search-terms.js';

/** How many leads of each form type a filter has; where they are read one by one, up to `COUNTED_LEADS` in all. */
export class CountLeadsQuery extends Query<LeadCounts> {
  constructor(
    /** But for the form type, by which is counted. */
    readonly filter: LeadFilter,
    /** Name of the account that asks. */
    readonly username: string,
  ) {
    super();
  }
}

/**
 * Reads the list as far as it counts, by the same conditions and indices, and counts what it read: that costs what some
 * pages of the list cost, however many leads there are. Counting each form type by itself would walk all leads for a rare one.
 */
@QueryHandler(CountLeadsQuery)
export class CountLeadsHandler implements IQueryHandler<CountLeadsQuery> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly facts: CurrentFacts,
  ) {}

  async execute({ filter: { formType: _, ...filter }, username }: CountLeadsQuery): Promise<LeadCounts> {
    const database = connected(this.dataSource);
    if (isOfStatusAlone(filter)) {
      const kinds: KindCount[] = await database.query(KINDS, [FORM_TYPES, [filter.status]]);
      return { byFormType: sumKinds(kinds).byFormType, isAtLeast: false };
    }
    const now = new Date();
    const conditions = leadConditions(filter, { username, now, hours: await this.facts.get() });
    const reading = { columns: 'lead.form_type AS "formType"', conditions, limit: COUNTED_LEADS + 1, until: now };
    const terms = searchTerms(filter.q ?? '');
    const read: Pick<Lead, 'formType'>[] =
      terms.length > 0 ? await readExact(database, reading, terms) : await readLeads(database, reading, 'newest');
    return { byFormType: countEach(read.slice(0, COUNTED_LEADS)), isAtLeast: read.length > COUNTED_LEADS };
  }
}

/** Whether nothing but a status narrows the list: an index counts those. */
function isOfStatusAlone({ status, ...others }: LeadFilter): boolean {
  return status !== undefined && !Object.values(others).some(Boolean);
}

function countEach(leads: readonly Pick<Lead, 'formType'>[]): LeadCounts['byFormType'] {
  const counts = FORM_TYPES.map((type) => [type, leads.filter(({ formType }) => formType === type).length]);
  return Object.fromEntries(counts);
}

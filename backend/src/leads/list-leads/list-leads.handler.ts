import { type LeadFilter, type LeadSort, type ListedLead, sortOf } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CurrentFacts } from '../../content/current-facts.js';
import { pageOf, type ReceivedCursor } from '../../http/paging.js';
import { leadConditions } from './lead-conditions.js';
import { type ListedRow, listedColumns, listedLead, ORDERS, placeOf } from './listed-lead.js';
import { readExact, readLeads, readSimilar } from './read-leads.js';
import { mayBeMistyped } from './search-condition.js';
import { searchTerms } from './search-terms.js';

/** A page of leads, and where the next one goes on, if there is one. */
export interface LeadPage {
  readonly leads: ListedLead[];
  readonly next: ReceivedCursor | null;
  /** No lead has the words that were searched for: these have similar ones. */
  readonly isSimilar: boolean;
}

/** Leads from a place in the list on, in the order of `sortOf`. */
export class ListLeadsQuery extends Query<LeadPage> {
  constructor(
    readonly filter: LeadFilter,
    readonly limit: number,
    readonly after: ReceivedCursor | null,
    /** Name of the account that asks. */
    readonly username: string,
    readonly sort?: LeadSort,
  ) {
    super();
  }
}

/**
 * Reads a page by its place (keyset): page 1000 costs what page 1 costs, and new leads shift nothing. Where a search finds
 * nothing at all, leads with similar words are listed instead, and the further pages go on with those.
 */
@QueryHandler(ListLeadsQuery)
export class ListLeadsHandler implements IQueryHandler<ListLeadsQuery> {
  /** Known once TypeORM knows the entities. */
  private columns: string | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly facts: CurrentFacts,
  ) {}

  async execute(query: ListLeadsQuery): Promise<LeadPage> {
    const { after, filter, limit } = query;
    if (after?.isSimilar) return leadPage(await this.read(query, true), limit, true);
    const rows = await this.read(query, false);
    const isWorthAnotherLook = rows.length === 0 && !after && searchTerms(filter.q ?? '').some(mayBeMistyped);
    if (!isWorthAnotherLook) return leadPage(rows, limit, false);
    const similar = await this.read(query, true);
    return leadPage(similar, limit, similar.length > 0);
  }

  private async read(query: ListLeadsQuery, similar: boolean): Promise<ListedRow[]> {
    const { filter, limit, after, username } = query;
    const sort = sortOf(filter, query.sort);
    const hours = await this.facts.get();
    const dataSource = connected(this.dataSource);
    const now = new Date();
    const conditions = leadConditions(filter, { username, now, hours });
    if (after) conditions.add(ORDERS[sort].after(after, conditions));
    this.columns ??= listedColumns(dataSource);
    const until = after ? new Date(after.receivedAt) : now;
    const reading = { columns: this.columns, conditions, limit: limit + 1, until };
    const terms = searchTerms(filter.q ?? '');
    if (terms.length === 0) return readLeads<ListedRow>(dataSource, reading, sort);
    return similar
      ? readSimilar<ListedRow>(dataSource, reading, terms)
      : readExact<ListedRow>(dataSource, reading, terms);
  }
}

function leadPage(rows: readonly ListedRow[], limit: number, isSimilar: boolean): LeadPage {
  const { page, next } = pageOf(rows, limit, (last) => ({ ...placeOf(last), ...(isSimilar && { isSimilar }) }));
  return { leads: page.map(listedLead), next, isSimilar };
}

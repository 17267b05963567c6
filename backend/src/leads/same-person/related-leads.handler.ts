import type { RelatedCount, RelatedCounts, RelatedLead } from '@fahrzeugpflege/contracts';
import { connected, LeadEntity } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { leadNotFound } from '../lead-lookup.js';
import { COUNT_RELATED, LIST_RELATED } from './same-person.sql.js';

/** The leads that may be of the same person as one, newest first, and those that are merged with it. */
export class ListRelatedQuery extends Query<RelatedLead[]> {
  constructor(readonly id: string) {
    super();
  }
}

type Row = Omit<RelatedLead, 'createdAt' | 'answeredAt'> & {
  readonly receivedAt: Date;
  readonly answeredAt: Date | null;
};

@QueryHandler(ListRelatedQuery)
export class ListRelatedHandler implements IQueryHandler<ListRelatedQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws NotFound for an unknown id */
  async execute({ id }: ListRelatedQuery): Promise<RelatedLead[]> {
    const rows: Row[] = await connected(this.dataSource).query(LIST_RELATED, [id]);
    if (rows.length === 0 && !(await this.dataSource.getRepository(LeadEntity).existsBy({ id }))) throw leadNotFound();
    return rows.map(toRelatedLead);
  }
}

function toRelatedLead({ receivedAt, answeredAt, ...related }: Row): RelatedLead {
  return { ...related, createdAt: receivedAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}

/** How many leads may be of the same person as each of some, for the cards of a page. */
export class CountRelatedQuery extends Query<RelatedCounts> {
  constructor(readonly ids: readonly string[]) {
    super();
  }
}

@QueryHandler(CountRelatedQuery)
export class CountRelatedHandler implements IQueryHandler<CountRelatedQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute({ ids }: CountRelatedQuery): Promise<RelatedCounts> {
    const rows: (RelatedCount & { id: string })[] = await connected(this.dataSource).query(COUNT_RELATED, [ids]);
    return Object.fromEntries(rows.map(({ id, others, merged }) => [id, { others, merged }]));
  }
}

import type { RelatedLead } from '@fahrzeugpflege/contracts';
import { connected, LeadEntity } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { leadNotFound } from '../../lead-id.js';
import { LIST_RELATED } from '../same-person.sql.js';
import { ListRelatedQuery } from './list-related.query.js';

type Row = Omit<RelatedLead, 'createdAt' | 'answeredAt'> & {
  readonly receivedAt: Date;
  readonly answeredAt: Date | null;
};

@QueryHandler(ListRelatedQuery)
export class ListRelatedHandler implements IQueryHandler<ListRelatedQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws Problem 404 for an unknown id */
  async execute({ id }: ListRelatedQuery): Promise<RelatedLead[]> {
    const rows: Row[] = await connected(this.dataSource).query(LIST_RELATED, [id]);
    if (rows.length === 0 && !(await this.dataSource.getRepository(LeadEntity).existsBy({ id }))) throw leadNotFound();
    return rows.map(toRelatedLead);
  }
}

function toRelatedLead({ receivedAt, answeredAt, ...related }: Row): RelatedLead {
  return { ...related, createdAt: receivedAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}

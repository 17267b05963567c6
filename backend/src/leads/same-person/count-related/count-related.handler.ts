import type { RelatedCount, RelatedCounts } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { COUNT_RELATED } from '../same-person.sql.js';
import { CountRelatedQuery } from './count-related.query.js';

@QueryHandler(CountRelatedQuery)
export class CountRelatedHandler implements IQueryHandler<CountRelatedQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute({ ids }: CountRelatedQuery): Promise<RelatedCounts> {
    const rows: (RelatedCount & { id: string })[] = await connected(this.dataSource).query(COUNT_RELATED, [ids]);
    return Object.fromEntries(rows.map(({ id, others, merged }) => [id, { others, merged }]));
  }
}

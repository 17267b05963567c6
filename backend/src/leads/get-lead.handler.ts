import type { Lead } from '@fahrzeugpflege/contracts';
import { connected, LeadEntity } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { leadNotFound } from './lead-lookup.js';
import { toLead } from './to-lead.js';

/** One lead by its id (a UUID). */
export class GetLeadQuery extends Query<Lead> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetLeadQuery)
export class GetLeadHandler implements IQueryHandler<GetLeadQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws NotFound for an unknown id */
  async execute({ id }: GetLeadQuery): Promise<Lead> {
    const lead = await connected(this.dataSource).getRepository(LeadEntity).findOneBy({ id });
    if (!lead) throw leadNotFound();
    return toLead(lead);
  }
}

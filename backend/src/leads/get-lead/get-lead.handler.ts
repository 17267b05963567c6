import type { Lead } from '@fahrzeugpflege/contracts';
import { connected, LeadEntity } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { leadNotFound } from '../lead-id.js';
import { toLead } from '../to-lead.js';
import { GetLeadQuery } from './get-lead.query.js';

@QueryHandler(GetLeadQuery)
export class GetLeadHandler implements IQueryHandler<GetLeadQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws Problem 404 for an unknown id */
  async execute({ id }: GetLeadQuery): Promise<Lead> {
    const lead = await connected(this.dataSource).getRepository(LeadEntity).findOneBy({ id });
    if (!lead) throw leadNotFound();
    return toLead(lead);
  }
}

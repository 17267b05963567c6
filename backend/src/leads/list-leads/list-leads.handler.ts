import { connected, LeadEntity } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { toLead } from '../to-lead.js';
import { applyFilter } from './apply-filter.js';
import { type LeadPage, ListLeadsQuery } from './list-leads.query.js';

/** A `Date` of JavaScript loses the microseconds that tell neighbours apart, so the place is read as text. */
const RECEIVED_AT = `to_char(lead.received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Reads a page by its place (keyset): page 1000 costs what page 1 costs, and new leads shift nothing. */
@QueryHandler(ListLeadsQuery)
export class ListLeadsHandler implements IQueryHandler<ListLeadsQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute({ filter, limit, after }: ListLeadsQuery): Promise<LeadPage> {
    const leads = connected(this.dataSource)
      .getRepository(LeadEntity)
      .createQueryBuilder('lead')
      .addSelect(RECEIVED_AT, 'place')
      .orderBy('lead.received_at', 'DESC')
      .addOrderBy('lead.id', 'DESC')
      .limit(limit + 1);
    applyFilter(leads, filter);
    if (after) {
      leads.andWhere('(lead.received_at, lead.id) < (CAST(:receivedAt AS timestamptz), CAST(:id AS uuid))', after);
    }
    const { entities, raw } = await leads.getRawAndEntities<{ place: string }>();
    const page = entities.slice(0, limit);
    const last = page.at(-1);
    const place = raw[page.length - 1]?.place;
    const next = entities.length > limit && last && place ? { receivedAt: place, id: last.id } : null;
    return { leads: page.map(toLead), next };
  }
}

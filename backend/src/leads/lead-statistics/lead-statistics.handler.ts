import type { LeadStatistics } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LeadStatisticsQuery } from './lead-statistics.query.js';
import { readLeadStatistics } from './read-lead-statistics.js';
import { SharedReadings } from './shared-readings.js';

/** However many ask at once, the process reads one period at a time: the database is there for other work, too. */
@QueryHandler(LeadStatisticsQuery)
export class LeadStatisticsHandler implements IQueryHandler<LeadStatisticsQuery> {
  private readonly readings = new SharedReadings<LeadStatistics>();

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  execute(query: LeadStatisticsQuery): Promise<LeadStatistics> {
    const key = JSON.stringify([query.from, query.to]);
    return this.readings.get(key, () => readLeadStatistics(connected(this.dataSource), query, new Date()));
  }
}

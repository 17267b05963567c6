import type { LeadStatistics } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, Query, UsePipes } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { StaffOnly } from '../../auth/staff.guard.js';
import { RequestValidationPipe } from '../../problem/validation.pipe.js';
import { LeadStatisticsQuery } from './lead-statistics.query.js';
import { LeadStatisticsRequest } from './lead-statistics.request.js';

/** `GET /api/leads/statistics`: what became of the leads received in a period, in figures. */
@Controller('api/leads/statistics')
@StaffOnly()
export class LeadStatisticsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  @UsePipes(RequestValidationPipe)
  statistics(@Query() { from, to }: LeadStatisticsRequest): Promise<LeadStatistics> {
    return this.queries.execute(new LeadStatisticsQuery(from, to));
  }
}

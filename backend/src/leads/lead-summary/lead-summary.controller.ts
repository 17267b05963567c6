import type { LeadSummary } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { StaffOnly } from '../../auth/staff.guard.js';
import { LeadSummaryQuery } from './lead-summary.query.js';

/** `GET /api/leads/summary`: counts for cards and tabs. */
@Controller('api/leads/summary')
@StaffOnly()
export class LeadSummaryController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  summary(): Promise<LeadSummary> {
    return this.queries.execute(new LeadSummaryQuery());
  }
}

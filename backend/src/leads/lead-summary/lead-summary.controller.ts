import type { LeadSummary } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../auth/signed-in-user.js';
import { StaffOnly } from '../../auth/staff.guard.js';
import { LeadSummaryQuery } from './lead-summary.query.js';

/** `GET /api/leads/summary`: counts for cards, tabs and views, these for whoever asks. */
@Controller('api/leads/summary')
@StaffOnly()
export class LeadSummaryController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  summary(@SignedInUser() { username }: StaffUser): Promise<LeadSummary> {
    return this.queries.execute(new LeadSummaryQuery(username));
  }
}

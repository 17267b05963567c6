import type { LeadHistory } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { StaffOnly } from '../../auth/staff.guard.js';
import { parseLeadId } from '../lead-id.js';
import { LeadHistoryQuery } from './lead-history.query.js';

/** `GET /api/leads/{id}/history`: what is shown beside a lead. */
@Controller('api/leads')
@StaffOnly()
export class LeadHistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/history')
  @Header('cache-control', 'no-store')
  history(@Param('id') id: string): Promise<LeadHistory> {
    return this.queries.execute(new LeadHistoryQuery(parseLeadId(id)));
  }
}

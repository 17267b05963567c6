import type { RelatedLead } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { StaffOnly } from '../../../auth/staff.guard.js';
import { parseLeadId } from '../../lead-id.js';
import { ListRelatedQuery } from './list-related.query.js';

/** `GET /api/leads/{id}/related`: a hint for staff; nothing is merged or refused because of it. */
@Controller('api/leads')
@StaffOnly()
export class ListRelatedController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/related')
  @Header('cache-control', 'no-store')
  related(@Param('id') id: string): Promise<RelatedLead[]> {
    return this.queries.execute(new ListRelatedQuery(parseLeadId(id)));
  }
}

import type { Lead } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { StaffOnly } from '../../auth/staff.guard.js';
import { parseLeadId } from '../lead-id.js';
import { GetLeadQuery } from './get-lead.query.js';

/** `GET /api/leads/{id}`: what a link in a staff mail opens. */
@Controller('api/leads')
@StaffOnly()
export class GetLeadController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Header('cache-control', 'no-store')
  one(@Param('id') id: string): Promise<Lead> {
    return this.queries.execute(new GetLeadQuery(parseLeadId(id)));
  }
}

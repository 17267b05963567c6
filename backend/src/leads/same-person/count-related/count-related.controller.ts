import type { RelatedCounts } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, Query, UsePipes } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { StaffOnly } from '../../../auth/staff.guard.js';
import { RequestValidationPipe } from '../../../problem/validation.pipe.js';
import { CountRelatedQuery } from './count-related.query.js';
import { CountRelatedRequest } from './count-related.request.js';

/** `GET /api/leads/related-counts?ids=…`: one call for a page of cards. */
@Controller('api/leads/related-counts')
@StaffOnly()
export class CountRelatedController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  @UsePipes(RequestValidationPipe)
  counts(@Query() { ids }: CountRelatedRequest): Promise<RelatedCounts> {
    return this.queries.execute(new CountRelatedQuery(ids));
  }
}

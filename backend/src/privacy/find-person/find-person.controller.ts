import type { PersonData } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, Query, UsePipes } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { StaffOnly } from '../../auth/staff.guard.js';
import { RequestValidationPipe } from '../../problem/validation.pipe.js';
import { FindPersonQuery } from './find-person.query.js';
import { PersonRequest } from './person.request.js';

/** `GET /api/privacy/person?leadId=…`: named by a lead, so that no address or number stands in a URL. */
@Controller('api/privacy/person')
@StaffOnly()
export class FindPersonController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  @UsePipes(RequestValidationPipe)
  find(@Query() { leadId }: PersonRequest): Promise<PersonData> {
    return this.queries.execute(new FindPersonQuery(leadId));
  }
}

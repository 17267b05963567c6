import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { StaffOnly } from '../../staff.guard.js';
import { ListColleaguesQuery } from './list-colleagues.query.js';

/** `GET /api/admin/colleagues`: the names of all whom a lead may be given to. */
@Controller('api/admin/colleagues')
@StaffOnly()
export class ListColleaguesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(): Promise<string[]> {
    return this.queries.execute(new ListColleaguesQuery());
  }
}

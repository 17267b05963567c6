import type { BusinessSettings } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { StaffOnly } from '../../auth/staff.guard.js';
import { ReadBusinessQuery } from './read-business.handler.js';

/** `GET /api/admin/business`: prices, opening hours, closed days and the campaign as they are in force. */
@Controller('api/admin/business')
@StaffOnly()
export class ReadBusinessController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  read(): Promise<BusinessSettings> {
    return this.queries.execute(new ReadBusinessQuery());
  }
}

import type { PrivacyOverview } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { StaffOnly } from '../../auth/staff.guard.js';
import { PrivacyOverviewQuery } from './privacy-overview.query.js';

/** `GET /api/privacy`: what the page «Datenschutz» shows. */
@Controller('api/privacy')
@StaffOnly()
export class PrivacyOverviewController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  overview(): Promise<PrivacyOverview> {
    return this.queries.execute(new PrivacyOverviewQuery());
  }
}

import type { FailedJobPage } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, Query, UsePipes } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { StaffOnly } from '../../auth/staff.guard.js';
import { RequestValidationPipe } from '../../problem/validation.pipe.js';
import { FailedJobsQuery } from './failed-jobs.query.js';
import { FailedJobsRequest } from './failed-jobs.request.js';

/** `GET /api/admin/pipeline/failed?queue=…`: which jobs failed for good, and why. */
@Controller('api/admin/pipeline/failed')
@StaffOnly()
export class FailedJobsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  @UsePipes(RequestValidationPipe)
  list(@Query() { queue, offset, limit }: FailedJobsRequest): Promise<FailedJobPage> {
    return this.queries.execute(new FailedJobsQuery(queue, offset, limit));
  }
}

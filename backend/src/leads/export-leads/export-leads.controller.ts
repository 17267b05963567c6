import { businessDay } from '@fahrzeugpflege/contracts';
import { Controller, Get, Query, Res, UsePipes } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { SignedInUser, type StaffUser } from '../../auth/signed-in-user.js';
import { StaffOnly } from '../../auth/staff.guard.js';
import { RequestValidationPipe } from '../../problem/validation.pipe.js';
import { LeadFilterRequest } from '../lead-filter.request.js';
import { ExportLeadsQuery } from './export-leads.handler.js';
import { SEPARATORS, type Separator } from './lead-csv.js';

/** Query of `GET /api/leads/export.csv`: the filters of the list, and how the columns are separated. */
class ExportLeadsRequest extends LeadFilterRequest {
  /** Excel in Switzerland expects semicolons. */
  @IsOptional()
  @IsIn(Object.keys(SEPARATORS), { message: 'Trennzeichen: semicolon oder comma' })
  separator: Separator = 'semicolon';
}

/**
 * `GET /api/leads/export.csv`: what the list shows, all of it, as a table. An answer that breaks off lacks its last chunk,
 * so that no client takes it for the whole file.
 */
@Controller('api/leads/export.csv')
@StaffOnly()
export class ExportLeadsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @UsePipes(RequestValidationPipe)
  async export(
    @Query() { separator, ...filter }: ExportLeadsRequest,
    @SignedInUser() { username }: StaffUser,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const csv = await this.queries.execute(new ExportLeadsQuery(filter, separator, username));
    reply.raw.once('close', () => csv.destroy());
    await reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="leads-${businessDay(Date.now())}.csv"`,
        'cache-control': 'no-store',
      })
      .send(csv);
  }
}

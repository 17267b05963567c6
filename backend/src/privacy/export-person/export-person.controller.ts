import { businessDay } from '@fahrzeugpflege/contracts';
import { Controller, Get, Query, Res, UsePipes } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { SignedInUser, type StaffUser } from '../../auth/signed-in-user.js';
import { StaffOnly } from '../../auth/staff.guard.js';
import { RequestValidationPipe } from '../../problem/validation.pipe.js';
import { PersonRequest } from '../find-person/person.request.js';
import { ExportPersonQuery } from './export-person.query.js';

/** `GET /api/privacy/person/export?leadId=…`: the answer to somebody who asks what we know of them. */
@Controller('api/privacy/person/export')
@StaffOnly()
export class ExportPersonController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @UsePipes(RequestValidationPipe)
  async export(
    @Query() { leadId }: PersonRequest,
    @SignedInUser() { username }: StaffUser,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.queries.execute(new ExportPersonQuery(leadId, username));
    await reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="auskunft-${businessDay(Date.now())}.json"`,
        'cache-control': 'no-store',
      })
      .send(`${JSON.stringify(file, null, 2)}\n`);
  }
}

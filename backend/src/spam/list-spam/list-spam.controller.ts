import type { SuspectedSpam } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, Query, Res, UsePipes } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { StaffOnly } from '../../auth/staff.guard.js';
import { decodeCursor, encodeCursor } from '../../paging/received-cursor.js';
import { RequestValidationPipe } from '../../problem/validation.pipe.js';
import { ListSpamQuery } from './list-spam.query.js';
import { ListSpamRequest } from './list-spam.request.js';

/** `GET /api/spam`: an array, newest first; the `Link` header leads to the next page. */
@Controller('api/spam')
@StaffOnly()
export class ListSpamController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  @UsePipes(RequestValidationPipe)
  async list(
    @Query() { limit, cursor }: ListSpamRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SuspectedSpam[]> {
    const after = cursor === undefined ? null : decodeCursor(cursor);
    const { spam, next } = await this.queries.execute(new ListSpamQuery(limit, after));
    if (next) reply.header('link', `</api/spam?limit=${limit}&cursor=${encodeCursor(next)}>; rel="next"`);
    return spam;
  }
}

import type { SuspectedSpam } from '@fahrzeugpflege/contracts';
import { Controller, Delete, Get, Header, HttpCode, Param, Post, Query, Res, UsePipes } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { SignedInUser, type StaffUser } from '../auth/signed-in-user.js';
import { StaffOnly } from '../auth/staff.guard.js';
import { DEFAULT_PAGE, decodeCursor, linkToNext, PageCursor, PageSize } from '../http/paging.js';
import { RequestValidationPipe } from '../problem/validation.pipe.js';
import { DeleteSpamCommand, parseSpamId, ReleaseSpamCommand } from './decide-spam.handler.js';
import { ListSpamQuery } from './list-spam.handler.js';

/** Query of `GET /api/spam`. */
class ListSpamRequest {
  @PageSize()
  limit: number = DEFAULT_PAGE;

  @PageCursor()
  cursor?: string;
}

/** What intake kept apart. */
@Controller('api/spam')
@StaffOnly()
export class SpamController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** `GET /api/spam`: an array, newest first; the `Link` header leads to the next page. */
  @Get()
  @Header('cache-control', 'no-store')
  @UsePipes(RequestValidationPipe)
  async list(
    @Query() { limit, cursor }: ListSpamRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SuspectedSpam[]> {
    const after = cursor === undefined ? null : decodeCursor(cursor);
    const { spam, next } = await this.queries.execute(new ListSpamQuery(limit, after));
    if (next) reply.header('link', linkToNext('/api/spam', { limit }, next));
    return spam;
  }

  /** `POST /api/spam/{id}/release`: 202, as the worker makes the lead and sends the mail. */
  @Post(':id/release')
  @HttpCode(202)
  async release(@Param('id') id: string, @SignedInUser() { username: actor }: StaffUser): Promise<{ id: string }> {
    await this.commands.execute(new ReleaseSpamCommand({ id: parseSpamId(id), actor }));
    return { id };
  }

  /** `DELETE /api/spam/{id}`: gone for good; only that something was deleted is noted. */
  @Delete(':id')
  @HttpCode(204)
  delete(@Param('id') id: string, @SignedInUser() { username: actor }: StaffUser): Promise<void> {
    return this.commands.execute(new DeleteSpamCommand({ id: parseSpamId(id), actor }));
  }
}

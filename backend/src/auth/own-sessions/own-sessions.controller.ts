import type { OwnSession } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { SignedInUser, type StaffUser } from '../signed-in-user.js';
import { StaffOnly } from '../staff.guard.js';
import { EndOtherSessionsCommand, EndSessionCommand } from './end-session.handler.js';
import { ListSessionsQuery } from './list-sessions.handler.js';

/** Where somebody is signed in. */
@Controller('api/admin/sessions')
@StaffOnly()
export class OwnSessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** `GET /api/admin/sessions`: one's own. */
  @Get()
  @Header('cache-control', 'no-store')
  list(@SignedInUser() { id }: StaffUser, @Req() request: FastifyRequest): Promise<OwnSession[]> {
    return this.queries.execute(new ListSessionsQuery(id, request.session.sessionId));
  }

  /** `POST /api/admin/sessions/{id}/end`: 204. */
  @Post(':id/end')
  @HttpCode(204)
  end(@Param('id') publicId: string, @SignedInUser() { id: userId }: StaffUser): Promise<void> {
    return this.commands.execute(new EndSessionCommand(userId, publicId));
  }

  /** `POST /api/admin/sessions/end-others`: 204. */
  @Post('end-others')
  @HttpCode(204)
  endOthers(@SignedInUser() { id }: StaffUser, @Req() request: FastifyRequest): Promise<void> {
    return this.commands.execute(new EndOtherSessionsCommand(id, request.session.sessionId));
  }
}

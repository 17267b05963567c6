import type { AdminStatus, OwnSession } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SameOriginGuard } from '../same-origin.guard.js';
import { SignedInUser, type StaffUser } from '../signed-in-user.js';
import { StaffOnly } from '../staff.guard.js';
import { EndOtherSessionsCommand, EndSessionCommand, ListSessionsQuery } from './own-sessions.handler.js';
import { StaffSessions } from './staff-sessions.js';

/** Whether somebody is signed in, and signing out: both for everybody. */
@Controller('api/admin')
export class SessionController {
  constructor(private readonly sessions: StaffSessions) {}

  /** `GET /api/admin/status`: 200 with or without a session; opens none. */
  @Get('status')
  @Header('cache-control', 'no-store')
  @UseGuards(SameOriginGuard)
  async status(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<AdminStatus> {
    const user = await this.sessions.findUser(request, reply);
    if (!user) return { isAuthenticated: false };
    const { username, mustChangePassword, mailName } = user;
    return { isAuthenticated: true, username, mustChangePassword, mailName };
  }

  /** `POST /api/admin/logout`: 204, also for those whose session is over already. */
  @Post('logout')
  @HttpCode(204)
  @UseGuards(SameOriginGuard)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.end(request, reply);
  }
}

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

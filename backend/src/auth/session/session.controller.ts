import type { AdminStatus } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SameOriginGuard } from '../same-origin.guard.js';
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
    return { isAuthenticated: true, username: user.username, mustChangePassword: user.mustChangePassword };
  }

  /** `POST /api/admin/logout`: 204, also for those whose session is over already. */
  @Post('logout')
  @HttpCode(204)
  @UseGuards(SameOriginGuard)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.end(request, reply);
  }
}

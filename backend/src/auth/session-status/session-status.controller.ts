import type { AdminStatus } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SameOriginGuard } from '../same-origin.guard.js';
import { StaffSessions } from '../session/staff-sessions.js';

/** `GET /api/admin/status`: 200 with or without a session; opens none. */
@Controller('api/admin/status')
export class SessionStatusController {
  constructor(private readonly sessions: StaffSessions) {}

  @Get()
  @Header('cache-control', 'no-store')
  @UseGuards(SameOriginGuard)
  async status(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<AdminStatus> {
    const user = await this.sessions.findUser(request, reply);
    if (!user) return { isAuthenticated: false };
    return { isAuthenticated: true, username: user.username, mustChangePassword: user.mustChangePassword };
  }
}

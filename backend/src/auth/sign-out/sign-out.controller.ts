import { Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SameOriginGuard } from '../same-origin.guard.js';
import { StaffSessions } from '../session/staff-sessions.js';

/** `POST /api/admin/logout`: 204, also for those whose session is over already. */
@Controller('api/admin/logout')
export class SignOutController {
  constructor(private readonly sessions: StaffSessions) {}

  @Post()
  @HttpCode(204)
  @UseGuards(SameOriginGuard)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.end(request, reply);
  }
}

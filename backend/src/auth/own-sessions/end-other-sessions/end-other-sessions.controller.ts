import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { SignedInUser, type StaffUser } from '../../signed-in-user.js';
import { StaffOnly } from '../../staff.guard.js';
import { EndOtherSessionsCommand } from './end-other-sessions.command.js';

/** `POST /api/admin/sessions/end-others`: 204. */
@Controller('api/admin/sessions/end-others')
@StaffOnly()
export class EndOtherSessionsController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(204)
  endOthers(@SignedInUser() { id }: StaffUser, @Req() request: FastifyRequest): Promise<void> {
    return this.commands.execute(new EndOtherSessionsCommand(id, request.session.sessionId));
  }
}

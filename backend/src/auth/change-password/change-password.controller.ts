import { Body, Controller, HttpCode, Post, Req, Res, UsePipes } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestValidationPipe } from '../../problem/validation.pipe.js';
import { StaffSessions } from '../session/staff-sessions.js';
import { RememberedDevices } from '../sign-in/remembered-devices.js';
import { SignedInUser, type StaffUser } from '../signed-in-user.js';
import { BeforePasswordChange, StaffOnly } from '../staff.guard.js';
import { ChangePasswordCommand } from './change-password.command.js';
import { ChangePasswordRequest } from './change-password.request.js';

/** `POST /api/admin/password`: ends the user's other sessions and goes on in a new one. */
@Controller('api/admin/password')
@StaffOnly()
export class ChangePasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: StaffSessions,
    private readonly devices: RememberedDevices,
  ) {}

  @Post()
  @HttpCode(204)
  @BeforePasswordChange(true)
  @UsePipes(RequestValidationPipe)
  async change(
    @Body() { currentPassword, newPassword }: ChangePasswordRequest,
    @SignedInUser() { id: userId }: StaffUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const change = { userId, currentPassword, newPassword, address: request.ip };
    const account = await this.commands.execute(new ChangePasswordCommand(change));
    await this.sessions.open(request, reply, account);
    await this.devices.remember(reply, account.id);
  }
}

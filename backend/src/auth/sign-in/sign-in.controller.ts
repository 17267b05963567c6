import type { AdminStatus } from '@fahrzeugpflege/contracts';
import type { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SameOriginGuard } from '../same-origin.guard.js';
import { StaffSessions } from '../session/staff-sessions.js';
import { StaffAccounts } from '../staff-accounts.js';
import { RememberedDevices } from './remembered-devices.js';
import { SignInGuard } from './sign-in.guard.js';

/** `POST /api/admin/login`. */
@Controller('api/admin/login')
export class SignInController {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly accounts: StaffAccounts,
    private readonly devices: RememberedDevices,
  ) {}

  @Post()
  @HttpCode(200)
  @UseGuards(SameOriginGuard, SignInGuard)
  async signIn(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<AdminStatus> {
    const account = request.user as StaffUserEntity;
    await this.sessions.open(request, reply, account);
    await this.devices.remember(reply, account.id);
    await this.accounts.noteSignIn(account.id);
    return { isAuthenticated: true, username: account.username, mustChangePassword: account.mustChangePassword };
  }
}

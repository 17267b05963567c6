import { MIN_PASSWORD_LENGTH } from '@fahrzeugpflege/contracts';
import { Body, Controller, HttpCode, Post, Req, Res, UsePipes } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestValidationPipe } from '../../problem/validation.pipe.js';
import { StaffSessions } from '../session/staff-sessions.js';
import { RememberedDevices } from '../sign-in/remembered-devices.js';
import { SignedInUser, type StaffUser } from '../signed-in-user.js';
import { BeforePasswordChange, StaffOnly } from '../staff.guard.js';
import { ChangePasswordCommand } from './change-password.handler.js';

const MAX_PASSWORD_LENGTH = 200;

/** Body of `POST /api/admin/password`. */
class ChangePasswordRequest {
  @MaxLength(1_000, { message: 'Das Passwort ist zu lang' })
  @IsNotEmpty({ message: 'Bitte geben Sie Ihr jetziges Passwort ein' })
  @IsString({ message: 'Bitte geben Sie Ihr jetziges Passwort ein' })
  currentPassword!: string;

  @MaxLength(MAX_PASSWORD_LENGTH, { message: `Das neue Passwort darf höchstens ${MAX_PASSWORD_LENGTH} Zeichen haben` })
  @MinLength(MIN_PASSWORD_LENGTH, { message: `Das neue Passwort muss mindestens ${MIN_PASSWORD_LENGTH} Zeichen haben` })
  @IsString({ message: 'Bitte geben Sie ein neues Passwort ein' })
  newPassword!: string;
}

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

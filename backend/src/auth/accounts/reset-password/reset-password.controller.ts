import type { MadeUpPassword } from '@fahrzeugpflege/contracts';
import { Controller, Header, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../signed-in-user.js';
import { StaffOnly } from '../../staff.guard.js';
import { inArea } from '../account-actor.js';
import { parseAccountId } from '../account-id.js';
import { ResetPasswordCommand } from './reset-password.command.js';

/** `POST /api/admin/accounts/{id}/reset`: 200 with the made-up password. */
@Controller('api/admin/accounts/:id/reset')
@StaffOnly()
export class ResetPasswordController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  reset(@Param('id') id: string, @SignedInUser() user: StaffUser): Promise<MadeUpPassword> {
    return this.commands.execute(new ResetPasswordCommand(parseAccountId(id), inArea(user)));
  }
}

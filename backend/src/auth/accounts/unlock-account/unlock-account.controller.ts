import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../signed-in-user.js';
import { StaffOnly } from '../../staff.guard.js';
import { inArea } from '../account-actor.js';
import { parseAccountId } from '../account-id.js';
import { UnlockAccountCommand } from './unlock-account.command.js';

/** `POST /api/admin/accounts/{id}/unlock`: 204. */
@Controller('api/admin/accounts/:id/unlock')
@StaffOnly()
export class UnlockAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(204)
  unlock(@Param('id') id: string, @SignedInUser() user: StaffUser): Promise<void> {
    return this.commands.execute(new UnlockAccountCommand(parseAccountId(id), inArea(user)));
  }
}

import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../signed-in-user.js';
import { StaffOnly } from '../../staff.guard.js';
import { inArea } from '../account-actor.js';
import { parseAccountId } from '../account-id.js';
import { LockAccountCommand } from './lock-account.command.js';

/** `POST /api/admin/accounts/{id}/lock`: 204. */
@Controller('api/admin/accounts/:id/lock')
@StaffOnly()
export class LockAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(204)
  lock(@Param('id') id: string, @SignedInUser() user: StaffUser): Promise<void> {
    return this.commands.execute(new LockAccountCommand(parseAccountId(id), inArea(user)));
  }
}

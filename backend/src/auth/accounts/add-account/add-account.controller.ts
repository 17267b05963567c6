import type { MadeUpPassword } from '@fahrzeugpflege/contracts';
import { Body, Controller, Header, Post, UsePipes } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RequestValidationPipe } from '../../../problem/validation.pipe.js';
import { SignedInUser, type StaffUser } from '../../signed-in-user.js';
import { StaffOnly } from '../../staff.guard.js';
import { inArea } from '../account-actor.js';
import { AddAccountCommand } from './add-account.command.js';
import { AddAccountRequest } from './add-account.request.js';

/** `POST /api/admin/accounts`: 201 with the made-up password. */
@Controller('api/admin/accounts')
@StaffOnly()
export class AddAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Header('cache-control', 'no-store')
  @UsePipes(RequestValidationPipe)
  add(@Body() { username }: AddAccountRequest, @SignedInUser() user: StaffUser): Promise<MadeUpPassword> {
    return this.commands.execute(new AddAccountCommand(username, inArea(user)));
  }
}

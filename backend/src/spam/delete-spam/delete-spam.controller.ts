import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../auth/signed-in-user.js';
import { StaffOnly } from '../../auth/staff.guard.js';
import { parseSpamId } from '../spam-id.js';
import { DeleteSpamCommand } from './delete-spam.command.js';

/** `DELETE /api/spam/{id}`: gone for good; only that something was deleted is noted. */
@Controller('api/spam')
@StaffOnly()
export class DeleteSpamController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @HttpCode(204)
  delete(@Param('id') id: string, @SignedInUser() { username: actor }: StaffUser): Promise<void> {
    return this.commands.execute(new DeleteSpamCommand({ id: parseSpamId(id), actor }));
  }
}

import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../auth/signed-in-user.js';
import { StaffOnly } from '../../auth/staff.guard.js';
import { parseSpamId } from '../spam-id.js';
import { ReleaseSpamCommand } from './release-spam.command.js';

/** `POST /api/spam/{id}/release`: 202, as the worker makes the lead and sends the mail. */
@Controller('api/spam')
@StaffOnly()
export class ReleaseSpamController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/release')
  @HttpCode(202)
  async release(@Param('id') id: string, @SignedInUser() { username: actor }: StaffUser): Promise<{ id: string }> {
    await this.commands.execute(new ReleaseSpamCommand({ id: parseSpamId(id), actor }));
    return { id };
  }
}

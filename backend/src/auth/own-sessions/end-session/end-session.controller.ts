import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../signed-in-user.js';
import { StaffOnly } from '../../staff.guard.js';
import { EndSessionCommand } from './end-session.command.js';

/** `POST /api/admin/sessions/{id}/end`: 204. */
@Controller('api/admin/sessions/:id/end')
@StaffOnly()
export class EndSessionController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(204)
  end(@Param('id') publicId: string, @SignedInUser() { id: userId }: StaffUser): Promise<void> {
    return this.commands.execute(new EndSessionCommand(userId, publicId));
  }
}

import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../auth/signed-in-user.js';
import { StaffOnly } from '../../auth/staff.guard.js';
import { Problem } from '../../problem/problem.js';
import { UndoChangeCommand } from './undo-change.handler.js';

/** `POST /api/admin/business/changes/{id}/undo`: the fact is again what it was before. */
@Controller('api/admin/business/changes')
@StaffOnly()
export class UndoChangeController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/undo')
  @HttpCode(204)
  undo(@Param('id') id: string, @SignedInUser() { username: actor }: StaffUser): Promise<void> {
    if (!/^[1-9]\d{0,17}$/.test(id)) throw new Problem(404, 'nicht-gefunden', 'Diese Änderung gibt es nicht.');
    return this.commands.execute(new UndoChangeCommand({ id, actor }));
  }
}

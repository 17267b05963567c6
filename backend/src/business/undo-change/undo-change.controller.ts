import type { BusinessSettings } from '@fahrzeugpflege/contracts';
import { Controller, Header, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../auth/signed-in-user.js';
import { StaffOnly } from '../../auth/staff.guard.js';
import { Problem } from '../../problem/problem.js';
import { ReadBusinessQuery } from '../read-business/read-business.handler.js';
import { UndoChangeCommand } from './undo-change.handler.js';

/** `POST /api/admin/business/changes/{id}/undo`: the fact is again what it was before; answers what is in force. */
@Controller('api/admin/business/changes')
@StaffOnly()
export class UndoChangeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(':id/undo')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async undo(@Param('id') id: string, @SignedInUser() { username: actor }: StaffUser): Promise<BusinessSettings> {
    if (!/^[1-9]\d{0,17}$/.test(id)) throw new Problem(404, 'nicht-gefunden', 'Diese Änderung gibt es nicht.');
    await this.commands.execute(new UndoChangeCommand({ id, actor }));
    return this.queries.execute(new ReadBusinessQuery());
  }
}

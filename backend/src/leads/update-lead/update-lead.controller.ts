import type { Lead } from '@fahrzeugpflege/contracts';
import { Body, Controller, Param, Patch, UsePipes } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../auth/signed-in-user.js';
import { StaffOnly } from '../../auth/staff.guard.js';
import { Problem } from '../../problem/problem.js';
import { RequestValidationPipe } from '../../problem/validation.pipe.js';
import { parseLeadId } from '../lead-id.js';
import { UpdateLeadCommand } from './update-lead.command.js';
import { UpdateLeadRequest } from './update-lead.request.js';

/** `PATCH /api/leads/{id}`: the quick buttons and the edit dialog. */
@Controller('api/leads')
@StaffOnly()
export class UpdateLeadController {
  constructor(private readonly commands: CommandBus) {}

  @Patch(':id')
  @UsePipes(RequestValidationPipe)
  update(
    @Param('id') id: string,
    @Body() { version, ...changes }: UpdateLeadRequest,
    @SignedInUser() { username: actor }: StaffUser,
  ): Promise<Lead> {
    if (Object.values(changes).every((value) => value === undefined)) {
      throw new Problem(422, 'ungueltige-eingabe', 'Bitte geben Sie an, was sich ändern soll.');
    }
    return this.commands.execute(new UpdateLeadCommand({ id: parseLeadId(id), changes, version, actor }));
  }
}

import type { Lead } from '@fahrzeugpflege/contracts';
import { Body, Controller, Param, Post, UsePipes } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../../auth/signed-in-user.js';
import { StaffOnly } from '../../../auth/staff.guard.js';
import { Problem } from '../../../problem/problem.js';
import { RequestValidationPipe } from '../../../problem/validation.pipe.js';
import { parseLeadId } from '../../lead-id.js';
import { MergeLeadsCommand } from './merge-leads.command.js';
import { MergeLeadsRequest } from './merge-leads.request.js';

/** `POST /api/leads/{id}/merges`: staff decided that two leads are one matter. */
@Controller('api/leads')
@StaffOnly()
export class MergeLeadsController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/merges')
  @UsePipes(RequestValidationPipe)
  merge(
    @Param('id') id: string,
    @Body() { leadId, version }: MergeLeadsRequest,
    @SignedInUser() { username: actor }: StaffUser,
  ): Promise<Lead> {
    const survivorId = parseLeadId(id).toLowerCase();
    const other = leadId.toLowerCase();
    if (other === survivorId) throw withItself();
    return this.commands.execute(new MergeLeadsCommand({ survivorId, leadId: other, version, actor }));
  }
}

function withItself(): Problem {
  const message = 'Ein Lead lässt sich nicht mit sich selbst zusammenführen';
  return new Problem(422, 'ungueltige-eingabe', message, { errors: { leadId: message } });
}

import { type Lead, type LeadChangesBody, LONGEST_LEAD_CHANGES, leadChangesSchema } from '@fahrzeugpflege/contracts';
import { Body, Controller, Param, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../auth/signed-in-user.js';
import { StaffOnly } from '../../auth/staff.guard.js';
import { BodyLimit } from '../../http/body-limit.js';
import { Problem } from '../../problem/problem.js';
import { SchemaPipe } from '../../problem/schema.pipe.js';
import { parseLeadId } from '../lead-id.js';
import { UpdateLeadCommand } from './update-lead.command.js';

/** `PATCH /api/leads/{id}`: the quick buttons, the edit dialog, corrections, follow-up and who works on it. */
@Controller('api/leads')
@StaffOnly()
export class UpdateLeadController {
  constructor(private readonly commands: CommandBus) {}

  @Patch(':id')
  @BodyLimit(LONGEST_LEAD_CHANGES)
  update(
    @Param('id') id: string,
    @Body(new SchemaPipe(leadChangesSchema)) { version, ...changes }: LeadChangesBody,
    @SignedInUser() { username: actor }: StaffUser,
  ): Promise<Lead> {
    if (Object.values(changes).every((value) => value === undefined)) {
      throw new Problem(422, 'ungueltige-eingabe', 'Bitte geben Sie an, was sich ändern soll.');
    }
    return this.commands.execute(new UpdateLeadCommand({ id: parseLeadId(id), changes, version, actor }));
  }
}

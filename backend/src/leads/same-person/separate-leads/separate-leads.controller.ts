import type { Lead } from '@fahrzeugpflege/contracts';
import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../../auth/signed-in-user.js';
import { StaffOnly } from '../../../auth/staff.guard.js';
import { parseLeadId } from '../../lead-id.js';
import { SeparateLeadsCommand } from './separate-leads.command.js';

/** `DELETE /api/leads/{id}/merges/{leadId}`: undoes a merging. */
@Controller('api/leads')
@StaffOnly()
export class SeparateLeadsController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id/merges/:leadId')
  separate(
    @Param('id') id: string,
    @Param('leadId') other: string,
    @SignedInUser() { username: actor }: StaffUser,
  ): Promise<Lead> {
    const survivorId = parseLeadId(id).toLowerCase();
    const leadId = parseLeadId(other).toLowerCase();
    return this.commands.execute(new SeparateLeadsCommand({ survivorId, leadId, actor }));
  }
}

import type { LeadMailState } from '@fahrzeugpflege/contracts';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../auth/signed-in-user.js';
import { StaffOnly } from '../../auth/staff.guard.js';
import { parseLeadId } from '../lead-id.js';
import { ResendMailCommand } from './resend-mail.command.js';

/** `POST /api/leads/{id}/mails`: «Erneut senden». */
@Controller('api/leads')
@StaffOnly()
export class ResendMailController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/mails')
  @HttpCode(202)
  resend(@Param('id') id: string, @SignedInUser() { username }: StaffUser): Promise<LeadMailState> {
    return this.commands.execute(new ResendMailCommand(parseLeadId(id), username));
  }
}

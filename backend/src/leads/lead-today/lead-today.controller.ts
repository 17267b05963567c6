import type { LeadToday } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../auth/signed-in-user.js';
import { StaffOnly } from '../../auth/staff.guard.js';
import { LeadTodayQuery } from './lead-today.handler.js';
import { NoteLookCommand } from './note-look.handler.js';

/** «Heute», for whoever asks. */
@Controller('api/leads')
@StaffOnly()
export class LeadTodayController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** `GET /api/leads/today` */
  @Get('today')
  @Header('cache-control', 'no-store')
  today(@SignedInUser() user: StaffUser): Promise<LeadToday> {
    return this.queries.execute(new LeadTodayQuery(user));
  }

  /** `POST /api/leads/looks`: somebody looks at the leads. Reading them is no proof of it: a tab that nobody sees does so, too. */
  @Post('looks')
  @HttpCode(204)
  noteLook(@SignedInUser() { id }: StaffUser): Promise<void> {
    return this.commands.execute(new NoteLookCommand(id));
  }
}

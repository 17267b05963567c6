import { Module } from '@nestjs/common';
import { GetLeadController } from './get-lead/get-lead.controller.js';
import { GetLeadHandler } from './get-lead/get-lead.handler.js';
import { LeadSummaryController } from './lead-summary/lead-summary.controller.js';
import { LeadSummaryHandler } from './lead-summary/lead-summary.handler.js';
import { ListLeadsController } from './list-leads/list-leads.controller.js';
import { ListLeadsHandler } from './list-leads/list-leads.handler.js';
import { UpdateLeadController } from './update-lead/update-lead.controller.js';
import { UpdateLeadHandler } from './update-lead/update-lead.handler.js';

/** Reading and working leads, for staff. Needs `AuthModule`, `CqrsModule.forRoot` and the database at the root. */
@Module({
  controllers: [ListLeadsController, LeadSummaryController, GetLeadController, UpdateLeadController],
  providers: [ListLeadsHandler, LeadSummaryHandler, GetLeadHandler, UpdateLeadHandler],
})
export class LeadsModule {}

import { Module } from '@nestjs/common';
import { ExportLeadsController } from './export-leads/export-leads.controller.js';
import { ExportLeadsHandler } from './export-leads/export-leads.handler.js';
import { ExportNotes } from './export-leads/export-notes.js';
import { ExportPool } from './export-leads/export-pool.js';
import { GetLeadHandler } from './get-lead.handler.js';
import { LeadHistoryHandler } from './lead-history.handler.js';
import { MailJobs } from './lead-mails/mail-jobs.js';
import { ResendMailHandler } from './lead-mails/resend-mail.handler.js';
import { SendReplyHandler } from './lead-mails/send-reply.handler.js';
import { LeadStatisticsController } from './lead-statistics/lead-statistics.controller.js';
import { LeadStatisticsHandler } from './lead-statistics/lead-statistics.handler.js';
import { LeadEventLog } from './lead-stream/lead-event-log.js';
import { LeadStreamController } from './lead-stream/lead-stream.controller.js';
import { LeadStreams } from './lead-stream/lead-streams.js';
import { LeadSummaryHandler } from './lead-summary.handler.js';
import { LeadTodayController } from './lead-today/lead-today.controller.js';
import { LeadTodayHandler } from './lead-today/lead-today.handler.js';
import { NoteLookHandler } from './lead-today/note-look.handler.js';
import { LeadsController } from './leads.controller.js';
import { CountLeadsHandler } from './list-leads/count-leads.handler.js';
import { ListLeadsHandler } from './list-leads/list-leads.handler.js';
import { RecordContactHandler } from './record-contact/record-contact.handler.js';
import { MergeLeadsHandler, SeparateLeadsHandler } from './same-person/merge-leads.handler.js';
import { CountRelatedHandler, ListRelatedHandler } from './same-person/related-leads.handler.js';
import { SamePersonController } from './same-person/same-person.controller.js';
import { BulkChangeHandler } from './update-lead/bulk-change.handler.js';
import { UpdateLeadHandler } from './update-lead/update-lead.handler.js';

/** Reading and working leads, for staff. Needs `AuthModule`, `CqrsModule.forRoot`, queue and database at the root. */
@Module({
  controllers: [
    LeadsController,
    ExportLeadsController,
    LeadStreamController,
    LeadStatisticsController,
    LeadTodayController,
    SamePersonController,
  ],
  providers: [
    ListLeadsHandler,
    CountLeadsHandler,
    ExportLeadsHandler,
    ExportPool,
    ExportNotes,
    LeadEventLog,
    LeadStreams,
    LeadSummaryHandler,
    LeadStatisticsHandler,
    LeadTodayHandler,
    NoteLookHandler,
    GetLeadHandler,
    UpdateLeadHandler,
    BulkChangeHandler,
    RecordContactHandler,
    LeadHistoryHandler,
    ResendMailHandler,
    SendReplyHandler,
    MailJobs,
    ListRelatedHandler,
    CountRelatedHandler,
    MergeLeadsHandler,
    SeparateLeadsHandler,
  ],
  exports: [ExportNotes],
})
export class LeadsModule {}

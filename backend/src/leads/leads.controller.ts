import {
  type BulkChangesBody,
  type BulkResult,
  bulkChangesSchema,
  type Lead,
  type LeadChangesBody,
  type LeadCounts,
  type LeadHistory,
  type LeadMailState,
  type LeadSummary,
  type ListedLead,
  LONGEST_BULK_CHANGES,
  LONGEST_LEAD_CHANGES,
  LONGEST_NEW_CONTACT,
  LONGEST_NEW_REPLY,
  leadChangesSchema,
  type NewContact,
  type NewReply,
  newContactSchema,
  newReplySchema,
  SEARCH_HEADER,
  SIMILAR_SEARCH,
} from '@fahrzeugpflege/contracts';
import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Query, Res, UsePipes } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { SignedInUser, type StaffUser } from '../auth/signed-in-user.js';
import { StaffOnly } from '../auth/staff.guard.js';
import { decodeCursor, linkToNext } from '../http/paging.js';
import { BodyLimit } from '../http/read-bodies.js';
import { Problem } from '../problem/problem.js';
import { RequestValidationPipe, SchemaPipe } from '../problem/validation.pipe.js';
import { GetLeadQuery } from './get-lead.handler.js';
import { LeadFilterRequest, ListLeadsRequest } from './lead-filter.request.js';
import { LeadHistoryQuery } from './lead-history.handler.js';
import { parseLeadId } from './lead-lookup.js';
import { ResendMailCommand } from './lead-mails/resend-mail.handler.js';
import { SendReplyCommand } from './lead-mails/send-reply.handler.js';
import { LeadSummaryQuery } from './lead-summary.handler.js';
import { CountLeadsQuery } from './list-leads/count-leads.handler.js';
import { ListLeadsQuery } from './list-leads/list-leads.handler.js';
import { RecordContactCommand } from './record-contact/record-contact.handler.js';
import { BulkChangeCommand } from './update-lead/bulk-change.handler.js';
import { UpdateLeadCommand } from './update-lead/update-lead.handler.js';

/** Leads, one and many. */
@Controller('api/leads')
@StaffOnly()
export class LeadsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /**
   * `GET /api/leads`: an array in the order of `sortOf`; the `Link` header leads to the next page. `X-Search: similar` says
   * that no lead has the words that were searched for, and that these have similar ones.
   */
  @Get()
  @Header('cache-control', 'no-store')
  @UsePipes(RequestValidationPipe)
  async list(
    @Query() { limit, cursor, sort, ...filter }: ListLeadsRequest,
    @SignedInUser() { username }: StaffUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListedLead[]> {
    const after = cursor === undefined ? null : decodeCursor(cursor);
    const query = new ListLeadsQuery(filter, limit, after, username, sort);
    const { leads, next, isSimilar } = await this.queries.execute(query);
    if (isSimilar) reply.header(SEARCH_HEADER, SIMILAR_SEARCH);
    if (next) reply.header('link', linkToNext('/api/leads', { ...filter, sort, limit }, next));
    return leads;
  }

  /** `GET /api/leads/summary`: counts for cards, tabs and views, these for whoever asks. */
  @Get('summary')
  @Header('cache-control', 'no-store')
  summary(@SignedInUser() { username }: StaffUser): Promise<LeadSummary> {
    return this.queries.execute(new LeadSummaryQuery(username));
  }

  /** `GET /api/leads/counts`: the tabs' counts under whatever else narrows the list. */
  @Get('counts')
  @Header('cache-control', 'no-store')
  @UsePipes(RequestValidationPipe)
  counts(@Query() filter: LeadFilterRequest, @SignedInUser() { username }: StaffUser): Promise<LeadCounts> {
    return this.queries.execute(new CountLeadsQuery(filter, username));
  }

  /** `PATCH /api/leads`: status or person in charge of many; answers what became of each. */
  @Patch()
  @BodyLimit(LONGEST_BULK_CHANGES)
  updateMany(
    @Body(new SchemaPipe(bulkChangesSchema)) body: BulkChangesBody,
    @SignedInUser() { username }: StaffUser,
  ): Promise<BulkResult> {
    return this.commands.execute(new BulkChangeCommand(body, username));
  }

  /** `GET /api/leads/{id}`: what a link in a staff mail opens. */
  @Get(':id')
  @Header('cache-control', 'no-store')
  one(@Param('id') id: string): Promise<Lead> {
    return this.queries.execute(new GetLeadQuery(parseLeadId(id)));
  }

  /** `PATCH /api/leads/{id}`: the quick buttons, the edit dialog, corrections, follow-up and who works on it. */
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

  /** `GET /api/leads/{id}/history`: what is shown beside a lead. */
  @Get(':id/history')
  @Header('cache-control', 'no-store')
  history(@Param('id') id: string): Promise<LeadHistory> {
    return this.queries.execute(new LeadHistoryQuery(parseLeadId(id)));
  }

  /** `POST /api/leads/{id}/contacts`: «Kontakt festhalten». */
  @Post(':id/contacts')
  @BodyLimit(LONGEST_NEW_CONTACT)
  recordContact(
    @Param('id') id: string,
    @Body(new SchemaPipe(newContactSchema)) contact: NewContact,
    @SignedInUser() { username }: StaffUser,
  ): Promise<Lead> {
    return this.commands.execute(new RecordContactCommand(parseLeadId(id), contact, username));
  }

  /** `POST /api/leads/{id}/replies`: «Antworten». */
  @Post(':id/replies')
  @BodyLimit(LONGEST_NEW_REPLY)
  reply(
    @Param('id') id: string,
    @Body(new SchemaPipe(newReplySchema)) reply: NewReply,
    @SignedInUser() { username }: StaffUser,
  ): Promise<Lead> {
    return this.commands.execute(new SendReplyCommand(parseLeadId(id), reply, username));
  }

  /** `POST /api/leads/{id}/mails/{mailId}`: «Erneut senden» of a mail to the visitor. */
  @Post(':id/mails/:mailId')
  @HttpCode(202)
  retry(
    @Param('id') id: string,
    @Param('mailId') mailId: string,
    @SignedInUser() { username }: StaffUser,
  ): Promise<LeadMailState> {
    return this.commands.execute(new ResendMailCommand(parseLeadId(id), username, mailId));
  }

  /** `POST /api/leads/{id}/mails`: «Erneut senden» of the notice to staff. */
  @Post(':id/mails')
  @HttpCode(202)
  resend(@Param('id') id: string, @SignedInUser() { username }: StaffUser): Promise<LeadMailState> {
    return this.commands.execute(new ResendMailCommand(parseLeadId(id), username));
  }
}

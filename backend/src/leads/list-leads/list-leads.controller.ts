import { type LeadFilter, type ListedLead, SEARCH_HEADER, SIMILAR_SEARCH } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, Query, Res, UsePipes } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { SignedInUser, type StaffUser } from '../../auth/signed-in-user.js';
import { StaffOnly } from '../../auth/staff.guard.js';
import { decodeCursor, encodeCursor, type ReceivedCursor } from '../../paging/received-cursor.js';
import { RequestValidationPipe } from '../../problem/validation.pipe.js';
import { ListLeadsQuery } from './list-leads.query.js';
import { ListLeadsRequest } from './list-leads.request.js';

/**
 * `GET /api/leads`: an array, newest first; the `Link` header leads to the next page. `X-Search: similar` says that no
 * lead has the words that were searched for, and that these have similar ones.
 */
@Controller('api/leads')
@StaffOnly()
export class ListLeadsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  @UsePipes(RequestValidationPipe)
  async list(
    @Query() { limit, cursor, ...filter }: ListLeadsRequest,
    @SignedInUser() { username }: StaffUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListedLead[]> {
    const after = cursor === undefined ? null : decodeCursor(cursor);
    const { leads, next, isSimilar } = await this.queries.execute(new ListLeadsQuery(filter, limit, after, username));
    if (isSimilar) reply.header(SEARCH_HEADER, SIMILAR_SEARCH);
    if (next) reply.header('link', linkToNext(filter, limit, next));
    return leads;
  }
}

/** The same list from another place on (RFC 8288). */
function linkToNext(filter: LeadFilter, limit: number, next: ReceivedCursor): string {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams([...given, ['limit', String(limit)], ['cursor', encodeCursor(next)]]);
  return `</api/leads?${query}>; rel="next"`;
}

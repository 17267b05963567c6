import type { OwnSession } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { SignedInUser, type StaffUser } from '../../signed-in-user.js';
import { StaffOnly } from '../../staff.guard.js';
import { ListSessionsQuery } from './list-sessions.query.js';

/** `GET /api/admin/sessions`: one's own. */
@Controller('api/admin/sessions')
@StaffOnly()
export class ListSessionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(@SignedInUser() { id }: StaffUser, @Req() request: FastifyRequest): Promise<OwnSession[]> {
    return this.queries.execute(new ListSessionsQuery(id, request.session.sessionId));
  }
}

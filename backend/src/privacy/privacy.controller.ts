import {
  businessDay,
  type ErasePersonBody,
  erasePersonSchema,
  type PersonCounts,
  type PersonData,
  type PrivacyOverview,
} from '@fahrzeugpflege/contracts';
import { Body, Controller, Get, Header, HttpCode, Post, Query, Res, UsePipes } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { IsUUID } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { SignedInUser, type StaffUser } from '../auth/signed-in-user.js';
import { StaffOnly } from '../auth/staff.guard.js';
import { RequestValidationPipe, SchemaPipe } from '../problem/validation.pipe.js';
import { ErasePersonCommand } from './erase-person.handler.js';
import { ExportPersonQuery } from './export-person.handler.js';
import { FindPersonQuery } from './find-person.handler.js';
import { PrivacyOverviewQuery } from './privacy-overview.handler.js';

/** Query of the calls about one person. */
class PersonRequest {
  @IsUUID('all', { message: 'Unbekannter Lead' })
  leadId!: string;
}

/** What is kept of a person, and its end. */
@Controller('api/privacy')
@StaffOnly()
export class PrivacyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** `GET /api/privacy`: what the page «Datenschutz» shows. */
  @Get()
  @Header('cache-control', 'no-store')
  overview(): Promise<PrivacyOverview> {
    return this.queries.execute(new PrivacyOverviewQuery());
  }

  /** `GET /api/privacy/person?leadId=…`: named by a lead, so that no address or number stands in a URL. */
  @Get('person')
  @Header('cache-control', 'no-store')
  @UsePipes(RequestValidationPipe)
  find(@Query() { leadId }: PersonRequest): Promise<PersonData> {
    return this.queries.execute(new FindPersonQuery(leadId));
  }

  /** `GET /api/privacy/person/export?leadId=…`: the answer to somebody who asks what we know of them. */
  @Get('person/export')
  @UsePipes(RequestValidationPipe)
  async export(
    @Query() { leadId }: PersonRequest,
    @SignedInUser() { username }: StaffUser,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.queries.execute(new ExportPersonQuery(leadId, username));
    await reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="auskunft-${businessDay(Date.now())}.json"`,
        'cache-control': 'no-store',
      })
      .send(`${JSON.stringify(file, null, 2)}\n`);
  }

  /** `POST /api/privacy/person/erasure`: for good, once somebody has confirmed what goes. */
  @Post('person/erasure')
  @HttpCode(200)
  erase(
    @Body(new SchemaPipe(erasePersonSchema)) erasure: ErasePersonBody,
    @SignedInUser() { username }: StaffUser,
  ): Promise<PersonCounts> {
    return this.commands.execute(new ErasePersonCommand(erasure, username));
  }
}

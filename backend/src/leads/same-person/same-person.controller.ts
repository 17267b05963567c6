import { type Lead, RELATED_COUNTS_IDS, type RelatedCounts, type RelatedLead } from '@fahrzeugpflege/contracts';
import { Body, Controller, Delete, Get, Header, Param, Post, Query, UsePipes } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsInt, IsUUID, Min, ValidateIf } from 'class-validator';
import { SignedInUser, type StaffUser } from '../../auth/signed-in-user.js';
import { StaffOnly } from '../../auth/staff.guard.js';
import { Problem } from '../../problem/problem.js';
import { RequestValidationPipe } from '../../problem/validation.pipe.js';
import { parseLeadId } from '../lead-lookup.js';
import { MergeLeadsCommand, SeparateLeadsCommand } from './merge-leads.handler.js';
import { CountRelatedQuery, ListRelatedQuery } from './related-leads.handler.js';

const MESSAGE = `Kennungen von 1 bis ${RELATED_COUNTS_IDS} Leads, mit Komma getrennt`;

/** Query of `GET /api/leads/related-counts`. */
class CountRelatedRequest {
  @IsUUID('all', { each: true, message: MESSAGE })
  @ArrayMaxSize(RELATED_COUNTS_IDS, { message: MESSAGE })
  @ArrayNotEmpty({ message: MESSAGE })
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',') : value))
  ids!: string[];
}

/** Body of `POST /api/leads/{id}/merges`. */
class MergeLeadsRequest {
  /** The lead to be put under the one of the address. */
  @IsUUID('all', { message: 'Bitte wählen Sie einen Lead' })
  leadId!: string;

  /** The version of the lead of the address that the editor saw; without it any will do. */
  @ValidateIf((_, value) => value !== undefined)
  @Min(1, { message: 'Unbekannte Fassung' })
  @IsInt({ message: 'Unbekannte Fassung' })
  version?: number;
}

/** Leads that may be of one person. */
@Controller('api/leads')
@StaffOnly()
export class SamePersonController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** `GET /api/leads/related-counts?ids=…`: one call for a page of cards. */
  @Get('related-counts')
  @Header('cache-control', 'no-store')
  @UsePipes(RequestValidationPipe)
  counts(@Query() { ids }: CountRelatedRequest): Promise<RelatedCounts> {
    return this.queries.execute(new CountRelatedQuery(ids));
  }

  /** `GET /api/leads/{id}/related`: a hint for staff; nothing is merged or refused because of it. */
  @Get(':id/related')
  @Header('cache-control', 'no-store')
  related(@Param('id') id: string): Promise<RelatedLead[]> {
    return this.queries.execute(new ListRelatedQuery(parseLeadId(id)));
  }

  /** `POST /api/leads/{id}/merges`: staff decided that two leads are one matter. */
  @Post(':id/merges')
  @UsePipes(RequestValidationPipe)
  merge(
    @Param('id') id: string,
    @Body() { leadId, version }: MergeLeadsRequest,
    @SignedInUser() { username: actor }: StaffUser,
  ): Promise<Lead> {
    const survivorId = parseLeadId(id).toLowerCase();
    const other = leadId.toLowerCase();
    if (other === survivorId) throw withItself();
    return this.commands.execute(new MergeLeadsCommand({ survivorId, leadId: other, version, actor }));
  }

  /** `DELETE /api/leads/{id}/merges/{leadId}`: undoes a merging. */
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

function withItself(): Problem {
  const message = 'Ein Lead lässt sich nicht mit sich selbst zusammenführen';
  return new Problem(422, 'ungueltige-eingabe', message, { errors: { leadId: message } });
}

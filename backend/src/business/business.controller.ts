import { type BusinessSettings, type FactName, factSchemas, isFactName } from '@fahrzeugpflege/contracts';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { SignedInUser, type StaffUser } from '../auth/signed-in-user.js';
import { StaffOnly } from '../auth/staff.guard.js';
import { Problem } from '../problem/problem.js';
import { ChangeFactCommand, UndoChangeCommand } from './change-fact.handler.js';
import { ReadBusinessQuery } from './read-business.handler.js';

/** What changes in a year, changed by the owner. */
@Controller('api/admin/business')
@StaffOnly()
export class BusinessController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** `GET /api/admin/business`: prices, opening hours, closed days and the campaign as they are in force. */
  @Get()
  @Header('cache-control', 'no-store')
  read(): Promise<BusinessSettings> {
    return this.queries.execute(new ReadBusinessQuery());
  }

  /**
   * `PUT /api/admin/business/{fact}` with `{value, before}`: sets a fact, null goes back to the profile's, unless another
   * than `before` is in force by now; answers what is in force then.
   */
  @Put(':fact')
  @Header('cache-control', 'no-store')
  async change(
    @Param('fact') name: string,
    @Body() body: unknown,
    @SignedInUser() { username: actor }: StaffUser,
  ): Promise<BusinessSettings> {
    const fact = parseFactName(name);
    const value = z.union([z.null(), factSchemas[fact]]);
    const request = z.strictObject({ value, before: value.optional() }).safeParse(body);
    if (!request.success) {
      throw new Problem(422, 'ungueltige-eingabe', 'Diese Angabe lässt sich so nicht speichern. Bitte prüfen Sie sie.');
    }
    await this.commands.execute(new ChangeFactCommand({ fact, ...request.data, actor }));
    return this.queries.execute(new ReadBusinessQuery());
  }

  /** `POST /api/admin/business/changes/{id}/undo`: the fact is again what it was before; answers what is in force. */
  @Post('changes/:id/undo')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async undo(@Param('id') id: string, @SignedInUser() { username: actor }: StaffUser): Promise<BusinessSettings> {
    if (!/^[1-9]\d{0,17}$/.test(id)) throw new Problem(404, 'nicht-gefunden', 'Diese Änderung gibt es nicht.');
    await this.commands.execute(new UndoChangeCommand({ id, actor }));
    return this.queries.execute(new ReadBusinessQuery());
  }
}

/** @throws Problem 404 for what is no fact */
function parseFactName(name: string): FactName {
  if (!isFactName(name)) throw new Problem(404, 'nicht-gefunden', 'Diese Angabe gibt es nicht.');
  return name;
}

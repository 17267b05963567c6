import { type BusinessSettings, type FactName, factSchemas, isFactName } from '@fahrzeugpflege/contracts';
import { Body, Controller, Header, Param, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { SignedInUser, type StaffUser } from '../../auth/signed-in-user.js';
import { StaffOnly } from '../../auth/staff.guard.js';
import { Problem } from '../../problem/problem.js';
import { ReadBusinessQuery } from '../read-business/read-business.handler.js';
import { ChangeFactCommand } from './change-fact.handler.js';

/** `PUT /api/admin/business/{fact}` with `{value}`: sets a fact, null goes back to the profile's; answers what is in force then. */
@Controller('api/admin/business')
@StaffOnly()
export class ChangeFactController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Put(':fact')
  @Header('cache-control', 'no-store')
  async change(
    @Param('fact') name: string,
    @Body() body: unknown,
    @SignedInUser() { username: actor }: StaffUser,
  ): Promise<BusinessSettings> {
    const fact = parseFactName(name);
    const request = z.strictObject({ value: z.union([z.null(), factSchemas[fact]]) }).safeParse(body);
    if (!request.success) {
      throw new Problem(422, 'ungueltige-eingabe', 'Diese Angabe lässt sich so nicht speichern. Bitte prüfen Sie sie.');
    }
    await this.commands.execute(new ChangeFactCommand({ fact, value: request.data.value, actor }));
    return this.queries.execute(new ReadBusinessQuery());
  }
}

/** @throws Problem 404 for what is no fact */
function parseFactName(name: string): FactName {
  if (!isFactName(name)) throw new Problem(404, 'nicht-gefunden', 'Diese Angabe gibt es nicht.');
  return name;
}

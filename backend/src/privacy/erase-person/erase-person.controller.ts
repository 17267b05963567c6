import { type ErasePersonBody, erasePersonSchema, type PersonCounts } from '@fahrzeugpflege/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../auth/signed-in-user.js';
import { StaffOnly } from '../../auth/staff.guard.js';
import { SchemaPipe } from '../../problem/schema.pipe.js';
import { ErasePersonCommand } from './erase-person.command.js';

/** `POST /api/privacy/person/erasure`: for good, once somebody has confirmed what goes. */
@Controller('api/privacy/person/erasure')
@StaffOnly()
export class ErasePersonController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  erase(
    @Body(new SchemaPipe(erasePersonSchema)) erasure: ErasePersonBody,
    @SignedInUser() { username }: StaffUser,
  ): Promise<PersonCounts> {
    return this.commands.execute(new ErasePersonCommand(erasure, username));
  }
}

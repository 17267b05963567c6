import type { StaffAccount } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../../signed-in-user.js';
import { StaffOnly } from '../../staff.guard.js';
import { ListAccountsQuery } from './list-accounts.query.js';

/** `GET /api/admin/accounts`. */
@Controller('api/admin/accounts')
@StaffOnly()
export class ListAccountsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(@SignedInUser() { id }: StaffUser): Promise<StaffAccount[]> {
    return this.queries.execute(new ListAccountsQuery(id));
  }
}

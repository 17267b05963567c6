import type { AccountHistoryEntry } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { StaffOnly } from '../../staff.guard.js';
import { AccountHistoryQuery } from './account-history.query.js';

/** `GET /api/admin/accounts/history`. */
@Controller('api/admin/accounts/history')
@StaffOnly()
export class AccountHistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  history(): Promise<AccountHistoryEntry[]> {
    return this.queries.execute(new AccountHistoryQuery());
  }
}

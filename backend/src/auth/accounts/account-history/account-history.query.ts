import type { AccountHistoryEntry } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';

/** What was done to accounts lately, newest first. */
export class AccountHistoryQuery extends Query<AccountHistoryEntry[]> {}

import type { AccountHistoryEntry } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AccountHistoryQuery } from './account-history.query.js';

/** Enough to see what happened lately; the table keeps all of it. */
const SHOWN = 100;

/** Reads the newest entries of `staff_audit`. */
@QueryHandler(AccountHistoryQuery)
export class AccountHistoryHandler implements IQueryHandler<AccountHistoryQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute(): Promise<AccountHistoryEntry[]> {
    const rows: (Omit<AccountHistoryEntry, 'at'> & { at: Date })[] = await connected(this.dataSource).query(
      'SELECT id, at, way, actor, action, username FROM staff_audit ORDER BY id DESC LIMIT $1',
      [SHOWN],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}

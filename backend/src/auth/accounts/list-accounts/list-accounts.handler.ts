import type { StaffAccount } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { compareNames } from '../compare-names.js';
import { ListAccountsQuery } from './list-accounts.query.js';

interface AccountRow {
  readonly id: string;
  readonly username: string;
  readonly created_at: Date;
  readonly locked_at: Date | null;
  readonly must_change_password: boolean;
  readonly last_signed_in_at: Date | null;
  readonly open_sessions: number;
}

const ACCOUNTS = `
  SELECT id, username, created_at, locked_at, must_change_password, last_signed_in_at,
    (SELECT count(*)::int FROM staff_session WHERE sess ->> 'userId' = staff_user.id::text AND expire > now())
      AS open_sessions
  FROM staff_user`;

/** Reads the accounts with how each is used. */
@QueryHandler(ListAccountsQuery)
export class ListAccountsHandler implements IQueryHandler<ListAccountsQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute({ ownId }: ListAccountsQuery): Promise<StaffAccount[]> {
    const rows: AccountRow[] = await connected(this.dataSource).query(ACCOUNTS);
    return rows.map((row) => toAccount(row, ownId)).sort(openFirst);
  }
}

function openFirst(one: StaffAccount, other: StaffAccount): number {
  return Number(one.lockedAt !== null) - Number(other.lockedAt !== null) || compareNames(one.username, other.username);
}

function toAccount(row: AccountRow, ownId: string | undefined): StaffAccount {
  return {
    id: row.id,
    username: row.username,
    createdAt: row.created_at.toISOString(),
    lockedAt: row.locked_at?.toISOString() ?? null,
    mustChangePassword: row.must_change_password,
    lastSignedInAt: row.last_signed_in_at?.toISOString() ?? null,
    openSessions: row.open_sessions,
    isOwn: row.id === ownId,
  };
}

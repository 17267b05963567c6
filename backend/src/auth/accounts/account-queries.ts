import { type AccountHistoryEntry, businessProfile, type StaffAccount } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** The order of names as people look them up; the database's would put «Ärni» after «Zoe». */
const compareNames = new Intl.Collator(businessProfile.locale).compare;

/** All accounts by name, those that are locked last. */
export class ListAccountsQuery extends Query<StaffAccount[]> {
  constructor(
    /** Of who asks. */
    readonly ownId?: string,
  ) {
    super();
  }
}

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

/** The names of all accounts that are not locked, one's own among them, sorted. */
export class ListColleaguesQuery extends Query<string[]> {}

/** Reads the names. */
@QueryHandler(ListColleaguesQuery)
export class ListColleaguesHandler implements IQueryHandler<ListColleaguesQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute(): Promise<string[]> {
    const rows: { username: string }[] = await connected(this.dataSource).query(
      'SELECT username FROM staff_user WHERE locked_at IS NULL',
    );
    return rows.map(({ username }) => username).sort(compareNames);
  }
}

/** What was done to accounts lately, newest first. */
export class AccountHistoryQuery extends Query<AccountHistoryEntry[]> {}

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

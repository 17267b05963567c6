import type { OwnSession } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler, type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Session } from 'fastify';
import type { DataSource } from 'typeorm';
import { describeDevice } from './describe-device.js';
import { publicSessionId } from './session-data.js';
import { endSessionsOf } from './session-store.js';

/** The open sessions of a user: the one that asks first, then the one used last. */
export class ListSessionsQuery extends Query<OwnSession[]> {
  constructor(
    readonly userId: string,
    /** Of the session that asks. */
    readonly sessionId: string,
  ) {
    super();
  }
}

interface SessionRow {
  readonly sid: string;
  readonly sess: Session;
}

/** Reads the sessions; their real ids stay here. */
@QueryHandler(ListSessionsQuery)
export class ListSessionsHandler implements IQueryHandler<ListSessionsQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute({ userId, sessionId }: ListSessionsQuery): Promise<OwnSession[]> {
    const rows: SessionRow[] = await connected(this.dataSource).query(
      `SELECT sid, sess FROM staff_session WHERE sess ->> 'userId' = $1 AND expire > now()`,
      [userId],
    );
    return rows.map((row) => toOwnSession(row, sessionId)).sort(currentFirst);
  }
}

function toOwnSession({ sid, sess }: SessionRow, sessionId: string): OwnSession {
  const { signedInAt = 0, lastUsedAt = signedInAt, device = describeDevice(), address = null } = sess;
  return {
    id: publicSessionId(sid),
    device,
    address,
    signedInAt: new Date(signedInAt).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
    isCurrent: sid === sessionId,
  };
}

function currentFirst(one: OwnSession, other: OwnSession): number {
  return Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt.localeCompare(one.lastUsedAt);
}

/** End one session of a user; one that is over already is no fault. */
export class EndSessionCommand extends Command<void> {
  constructor(
    readonly userId: string,
    /** As `publicSessionId` derives it. */
    readonly publicId: string,
  ) {
    super();
  }
}

/** Ends a session that belongs to the user; those of others are out of reach. */
@CommandHandler(EndSessionCommand)
export class EndSessionHandler implements ICommandHandler<EndSessionCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute({ userId, publicId }: EndSessionCommand): Promise<void> {
    const database = connected(this.dataSource);
    const own: { sid: string }[] = await database.query(`SELECT sid FROM staff_session WHERE sess ->> 'userId' = $1`, [
      userId,
    ]);
    const meant = own.filter(({ sid }) => publicSessionId(sid) === publicId).map(({ sid }) => sid);
    await database.query('DELETE FROM staff_session WHERE sid = ANY($1)', [meant]);
  }
}

/** End all sessions of a user but the one that asks. */
export class EndOtherSessionsCommand extends Command<void> {
  constructor(
    readonly userId: string,
    /** Of the session that stays. */
    readonly sessionId: string,
  ) {
    super();
  }
}

/** Ends them in one statement. */
@CommandHandler(EndOtherSessionsCommand)
export class EndOtherSessionsHandler implements ICommandHandler<EndOtherSessionsCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute({ userId, sessionId }: EndOtherSessionsCommand): Promise<void> {
    await endSessionsOf(connected(this.dataSource), userId, sessionId);
  }
}

import type { OwnSession } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Session } from 'fastify';
import type { DataSource } from 'typeorm';
import { describeDevice } from '../session/describe-device.js';
import { publicSessionId } from '../session/session-data.js';

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

import { connected } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { publicSessionId } from '../session/session-data.js';
import { endSessionsOf } from '../session/session-store.js';

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

import { connected } from '@fahrzeugpflege/infra/database';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { publicSessionId } from '../../session/session-data.js';
import { EndSessionCommand } from './end-session.command.js';

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

import { connected } from '@fahrzeugpflege/infra/database';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { endSessionsOf } from '../../session/end-sessions.js';
import { EndOtherSessionsCommand } from './end-other-sessions.command.js';

/** Ends them in one statement. */
@CommandHandler(EndOtherSessionsCommand)
export class EndOtherSessionsHandler implements ICommandHandler<EndOtherSessionsCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute({ userId, sessionId }: EndOtherSessionsCommand): Promise<void> {
    await endSessionsOf(connected(this.dataSource), userId, sessionId);
  }
}

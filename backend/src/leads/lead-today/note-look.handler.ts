import { connected } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { NOTE_LOOK } from './lead-today.sql.js';

/** Whoever did not look at the leads for so long begins another visit. Milliseconds. */
const VISIT_PAUSE = 60 * 60 * 1_000;

/** A last look before this moment belongs to an earlier visit than one that is made now. */
export function earlierVisit(now: Date): Date {
  return new Date(now.getTime() - VISIT_PAUSE);
}

/** Note that somebody looks at the leads. */
export class NoteLookCommand extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

/** Notes it with the account, so that a visit is one on whatever device. */
@CommandHandler(NoteLookCommand)
export class NoteLookHandler implements ICommandHandler<NoteLookCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute({ userId }: NoteLookCommand): Promise<void> {
    const now = new Date();
    await connected(this.dataSource).query(NOTE_LOOK, [userId, earlierVisit(now), now]);
  }
}

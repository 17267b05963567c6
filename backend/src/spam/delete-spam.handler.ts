import { connected, deleteSuspectedSpam, noteErasure } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { spamNotFound } from './spam-id.js';

/** Delete a suspected submission at once, rather than when its time is over. */
export class DeleteSpamCommand extends Command<void> {
  constructor(
    readonly deletion: {
      readonly id: string;
      /** The signed-in user's name. */
      readonly actor: string;
    },
  ) {
    super();
  }
}

@CommandHandler(DeleteSpamCommand)
export class DeleteSpamHandler implements ICommandHandler<DeleteSpamCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws NotFound for what is not, or no more, suspected */
  async execute({ deletion: { id, actor } }: DeleteSpamCommand): Promise<void> {
    const deleted = await connected(this.dataSource).transaction(async (manager) => {
      const submissions = await deleteSuspectedSpam(manager, { id });
      await noteErasure(manager, { manner: 'deleted', reason: 'request', actor }, { submissions });
      return submissions;
    });
    if (deleted === 0) throw spamNotFound();
  }
}

import { connected, StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** Say with which name a signed-in user signs mails to visitors, or with none. */
export class SetMailNameCommand extends Command<void> {
  constructor(
    readonly userId: string,
    readonly name: string | null,
  ) {
    super();
  }
}

/** Part of the account, and gone with it. */
@CommandHandler(SetMailNameCommand)
export class SetMailNameHandler implements ICommandHandler<SetMailNameCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute({ userId, name }: SetMailNameCommand): Promise<void> {
    await connected(this.dataSource).manager.update(StaffUserEntity, userId, { mailName: name });
  }
}

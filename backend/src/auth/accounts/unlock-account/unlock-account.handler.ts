import { connected, StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { endSessionsOf } from '../../session/end-sessions.js';
import { noteAccountAction } from '../account-audit.js';
import { holdAccount } from '../account-id.js';
import { UnlockAccountCommand } from './unlock-account.command.js';

/** Unlocks an account; one that is open stays as it is. */
@CommandHandler(UnlockAccountCommand)
export class UnlockAccountHandler implements ICommandHandler<UnlockAccountCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws Problem 404 for an unknown account */
  execute({ accountId, actor }: UnlockAccountCommand): Promise<void> {
    return connected(this.dataSource).transaction(async (manager) => {
      const account = await holdAccount(manager, accountId);
      if (!account.lockedAt) return;
      await manager.update(StaffUserEntity, accountId, { lockedAt: null });
      // A sign-in that was under way while the account was locked has left a session that must not come to life.
      await endSessionsOf(manager, accountId);
      await noteAccountAction(manager, actor, 'unlocked', account.username);
    });
  }
}

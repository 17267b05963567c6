import type { MadeUpPassword } from '@fahrzeugpflege/contracts';
import { connected, StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { makeUpPassword } from '../password/made-up-password.js';
import { hashPassword } from '../password/password-hash.js';
import { endSessionsOf } from '../session/session-store.js';
import { type AccountActor, noteAccountAction } from './account-audit.js';
import { holdAccount, refuseOwnAccount } from './account-id.js';

/** Give an account a new made-up password, which is answered and nowhere to be had again, and end its sessions. */
export class ResetPasswordCommand extends Command<MadeUpPassword> {
  constructor(
    readonly accountId: string,
    readonly actor: AccountActor,
  ) {
    super();
  }
}

/** Replaces a password that somebody forgot, or that somebody else got to know. A locked account stays locked. */
@CommandHandler(ResetPasswordCommand)
export class ResetPasswordHandler implements ICommandHandler<ResetPasswordCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws NotFound for an unknown account, InvalidInput for one's own, whose password takes the present one to change */
  async execute({ accountId, actor }: ResetPasswordCommand): Promise<MadeUpPassword> {
    refuseOwnAccount(actor, accountId, 'Ihr eigenes Passwort ändern Sie unter «Mein Konto».');
    const password = makeUpPassword();
    const passwordHash = await hashPassword(password);
    return connected(this.dataSource).transaction(async (manager) => {
      const { username } = await holdAccount(manager, accountId);
      await manager.update(StaffUserEntity, accountId, { passwordHash, mustChangePassword: true });
      await endSessionsOf(manager, accountId);
      await noteAccountAction(manager, actor, 'password_reset', username);
      return { id: accountId, username, password };
    });
  }
}

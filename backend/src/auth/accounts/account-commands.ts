import type { MadeUpPassword } from '@fahrzeugpflege/contracts';
import { connected, StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { InvalidInput, NotSignedIn } from '../../problem/business-error.js';
import { hashPassword, makeUpPassword } from '../password/passwords.js';
import { endSessionsOf } from '../session/session-store.js';
import { type AccountActor, holdAccount, noteAccountAction, refuseOwnAccount } from './account-action.js';

/** Add an account; answers its made-up password, which is nowhere to be had again. */
export class AddAccountCommand extends Command<MadeUpPassword> {
  constructor(
    /** Normalised and without fault, see `normaliseUsername`. */
    readonly username: string,
    readonly actor: AccountActor,
    readonly mailName: string | null = null,
  ) {
    super();
  }
}

const TAKEN = 'Diesen Benutzernamen gibt es schon';

/** Makes the account with a password that has to be replaced at the first sign-in. */
@CommandHandler(AddAccountCommand)
export class AddAccountHandler implements ICommandHandler<AddAccountCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws InvalidInput when the name is taken, in whichever case it is written */
  async execute({ username, actor, mailName }: AddAccountCommand): Promise<MadeUpPassword> {
    const password = makeUpPassword();
    const passwordHash = await hashPassword(password);
    return connected(this.dataSource).transaction(async (manager) => {
      // Of two at once, one gets the name.
      const [added] = await manager.query(
        `INSERT INTO staff_user (id, username, password_hash, mail_name, must_change_password) VALUES ($1, $2, $3, $4, true)
         ON CONFLICT (lower(username)) DO NOTHING RETURNING id`,
        [uuidv7(), username, passwordHash, mailName],
      );
      if (!added) throw InvalidInput.ofField('username', TAKEN);
      await noteAccountAction(manager, actor, 'added', username);
      return { id: added.id, username, password };
    });
  }
}

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

/** Lock an account: nobody signs in with it any more, and whoever is signed in with it is out at once. */
export class LockAccountCommand extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly actor: AccountActor,
  ) {
    super();
  }
}

/** Locks an account, but never the last one that is open; locking one twice changes nothing. */
@CommandHandler(LockAccountCommand)
export class LockAccountHandler implements ICommandHandler<LockAccountCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws NotFound for an unknown account, InvalidInput for one's own and for the last open one */
  execute({ accountId, actor }: LockAccountCommand): Promise<void> {
    refuseOwnAccount(actor, accountId, 'Das eigene Konto können Sie nicht sperren.');
    return connected(this.dataSource).transaction(async (manager) => {
      const open = await holdOpenAccounts(manager);
      refuseLockedActor(actor, open);
      const account = open.find(({ id }) => id === accountId) ?? (await holdAccount(manager, accountId));
      if (account.lockedAt) return;
      if (open.length === 1) throw new InvalidInput('Das letzte offene Konto bleibt offen.');
      await manager.update(StaffUserEntity, accountId, { lockedAt: new Date() });
      await endSessionsOf(manager, accountId);
      await noteAccountAction(manager, actor, 'locked', account.username);
    });
  }
}

/** All open accounts, held until the transaction ends: of several lockings at once, each sees what the one before left. */
function holdOpenAccounts(manager: EntityManager): Promise<StaffUserEntity[]> {
  return manager.find(StaffUserEntity, {
    where: { lockedAt: IsNull() },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Of two who lock each other at the same moment, the second is locked already. */
function refuseLockedActor(actor: AccountActor, open: readonly StaffUserEntity[]): void {
  if (actor.way !== 'area' || open.some(({ id }) => id === actor.userId)) return;
  throw new NotSignedIn();
}

/** Unlock an account: its password is good again. */
export class UnlockAccountCommand extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly actor: AccountActor,
  ) {
    super();
  }
}

/** Unlocks an account; one that is open stays as it is. */
@CommandHandler(UnlockAccountCommand)
export class UnlockAccountHandler implements ICommandHandler<UnlockAccountCommand> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws NotFound for an unknown account */
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

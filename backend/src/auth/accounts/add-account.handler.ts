import type { MadeUpPassword } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { InvalidInput } from '../../problem/business-error.js';
import { makeUpPassword } from '../password/made-up-password.js';
import { hashPassword } from '../password/password-hash.js';
import { type AccountActor, noteAccountAction } from './account-audit.js';

/** Add an account; answers its made-up password, which is nowhere to be had again. */
export class AddAccountCommand extends Command<MadeUpPassword> {
  constructor(
    /** Normalised and without fault, see `normaliseUsername`. */
    readonly username: string,
    readonly actor: AccountActor,
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
  async execute({ username, actor }: AddAccountCommand): Promise<MadeUpPassword> {
    const password = makeUpPassword();
    const passwordHash = await hashPassword(password);
    return connected(this.dataSource).transaction(async (manager) => {
      // Of two at once, one gets the name.
      const [added] = await manager.query(
        `INSERT INTO staff_user (id, username, password_hash, must_change_password) VALUES ($1, $2, $3, true)
         ON CONFLICT (lower(username)) DO NOTHING RETURNING id`,
        [uuidv7(), username, passwordHash],
      );
      if (!added) throw InvalidInput.ofField('username', TAKEN);
      await noteAccountAction(manager, actor, 'added', username);
      return { id: added.id, username, password };
    });
  }
}

import { connected, StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { noteAccountAction } from './accounts/account-action.js';

/** Any number, the same in every version: one process at a time may decide that no account exists. */
const FIRST_ACCOUNT_LOCK = 4_914_002;

/** What a new account is made of; the password is hashed already. */
type NewStaffAccount = Pick<StaffUserEntity, 'username' | 'passwordHash' | 'mustChangePassword'>;

/** @param username normalised, see `normaliseUsername`; case does not matter */
export function findAccountByName(manager: EntityManager, username: string): Promise<StaffUserEntity | null> {
  return manager
    .createQueryBuilder(StaffUserEntity, 'account')
    .where('lower(account.username) = lower(:username)', { username })
    .getOne();
}

/** The accounts of staff. Throws DatabaseUnavailableError while PostgreSQL is away. */
@Injectable()
export class StaffAccounts {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  findById(id: string): Promise<StaffUserEntity | null> {
    return this.repository.findOneBy({ id });
  }

  /** @param username normalised, see `normaliseUsername`; case does not matter */
  findByUsername(username: string): Promise<StaffUserEntity | null> {
    return findAccountByName(connected(this.dataSource).manager, username);
  }

  exist(): Promise<boolean> {
    return this.repository.exists();
  }

  /** Makes the account if there is none at all; of several processes at once, one does. */
  createFirst(account: NewStaffAccount): Promise<boolean> {
    return connected(this.dataSource).transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [FIRST_ACCOUNT_LOCK]);
      if (await manager.exists(StaffUserEntity)) return false;
      await manager.insert(StaffUserEntity, { id: uuidv7(), ...account });
      await noteAccountAction(manager, { way: 'start' }, 'added', account.username);
      return true;
    });
  }

  /**
   * Replaces one's own password. Sessions opened with the one before end by it, see `StaffSessions`.
   *
   * @param account as it was when its password was checked: what a colleague did to it since is not undone
   * @returns whether it was replaced
   */
  changePassword({ id, username, passwordHash: before }: StaffUserEntity, passwordHash: string): Promise<boolean> {
    return connected(this.dataSource).transaction(async (manager) => {
      const unchanged = { id, passwordHash: before, lockedAt: IsNull() };
      const { affected } = await manager.update(StaffUserEntity, unchanged, {
        passwordHash,
        mustChangePassword: false,
      });
      if (affected !== 1) return false;
      await noteAccountAction(manager, { way: 'area', userId: id, username }, 'password_changed', username);
      return true;
    });
  }

  /** Somebody signed in with it, now. */
  async noteSignIn(id: string): Promise<void> {
    await this.repository.update(id, { lastSignedInAt: () => 'now()' });
  }

  private get repository() {
    return connected(this.dataSource).getRepository(StaffUserEntity);
  }
}

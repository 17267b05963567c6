import { connected, StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';

/** Any number, the same in every version: one process at a time may decide that no account exists. */
const FIRST_ACCOUNT_LOCK = 4_914_002;

/** What a new account is made of; the password is hashed already. */
export type NewStaffAccount = Pick<StaffUserEntity, 'username' | 'passwordHash' | 'mustChangePassword'>;

/** The accounts of staff. Throws DatabaseUnavailableError while PostgreSQL is away. */
@Injectable()
export class StaffAccounts {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  findById(id: string): Promise<StaffUserEntity | null> {
    return this.repository.findOneBy({ id });
  }

  /** @param username normalised, see `normaliseUsername`; case does not matter */
  findByUsername(username: string): Promise<StaffUserEntity | null> {
    return this.repository
      .createQueryBuilder('account')
      .where('lower(account.username) = lower(:username)', { username })
      .getOne();
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
      return true;
    });
  }

  /** Replaces a password. Sessions opened with the one before end by it, see `StaffSessions`. */
  async changePassword(id: string, passwordHash: string): Promise<void> {
    await this.repository.update(id, { passwordHash, mustChangePassword: false });
  }

  private get repository() {
    return connected(this.dataSource).getRepository(StaffUserEntity);
  }
}

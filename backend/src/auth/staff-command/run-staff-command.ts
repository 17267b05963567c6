import type { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import type { DataSource } from 'typeorm';
import { InvalidInput } from '../../problem/business-error.js';
import { accountNotFound } from '../accounts/account-id.js';
import { ListAccountsHandler, ListAccountsQuery } from '../accounts/account-queries.js';
import { AddAccountCommand, AddAccountHandler } from '../accounts/add-account.handler.js';
import {
  LockAccountCommand,
  LockAccountHandler,
  UnlockAccountCommand,
  UnlockAccountHandler,
} from '../accounts/lock-account.handler.js';
import { ResetPasswordCommand, ResetPasswordHandler } from '../accounts/reset-password.handler.js';
import { usernameFault } from '../normalise-username.js';
import { StaffAccounts } from '../staff-accounts.js';
import { accountLine } from './account-line.js';
import type { StaffCommand } from './parse-staff-command.js';

const ACTOR = { way: 'command' } as const;

/**
 * Does what an operator asks for, by the same handlers as the staff area.
 *
 * @returns what to print
 * @throws BusinessError when it is refused
 */
export async function runStaffCommand(dataSource: DataSource, command: StaffCommand): Promise<string> {
  if (command.action === 'list') {
    const accounts = await new ListAccountsHandler(dataSource).execute(new ListAccountsQuery());
    return accounts.map(accountLine).join('\n') || 'Es gibt noch kein Konto.';
  }
  return run[command.action](dataSource, command.username);
}

const run: Record<
  Exclude<StaffCommand['action'], 'list'>,
  (dataSource: DataSource, username: string) => Promise<string>
> = {
  async add(dataSource, username) {
    const fault = usernameFault(username);
    if (fault) throw new InvalidInput(fault);
    const { password } = await new AddAccountHandler(dataSource).execute(new AddAccountCommand(username, ACTOR));
    return `Konto angelegt: ${username}\n${passwordText(password)}`;
  },
  async reset(dataSource, name) {
    const { id, username } = await find(dataSource, name);
    const { password } = await new ResetPasswordHandler(dataSource).execute(new ResetPasswordCommand(id, ACTOR));
    return `Neues Passwort für ${username}; alle Sitzungen sind beendet.\n${passwordText(password)}`;
  },
  async lock(dataSource, name) {
    const { id, username } = await find(dataSource, name);
    await new LockAccountHandler(dataSource).execute(new LockAccountCommand(id, ACTOR));
    return `Gesperrt: ${username}. Alle Sitzungen sind beendet.`;
  },
  async unlock(dataSource, name) {
    const { id, username } = await find(dataSource, name);
    await new UnlockAccountHandler(dataSource).execute(new UnlockAccountCommand(id, ACTOR));
    return `Entsperrt: ${username}.`;
  },
};

async function find(dataSource: DataSource, username: string): Promise<StaffUserEntity> {
  const account = await new StaffAccounts(dataSource).findByUsername(username);
  if (!account) throw accountNotFound();
  return account;
}

function passwordText(password: string): string {
  return `Passwort: ${password}\nEs wird nur dieses eine Mal gezeigt und ist bei der ersten Anmeldung zu ändern.`;
}

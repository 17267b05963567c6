import { businessProfile, mailNameSchema, type StaffAccount } from '@fahrzeugpflege/contracts';
import type { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import type { DataSource } from 'typeorm';
import { InvalidInput } from '../../problem/business-error.js';
import { accountNotFound } from '../accounts/account-action.js';
import {
  AddAccountCommand,
  AddAccountHandler,
  LockAccountCommand,
  LockAccountHandler,
  ResetPasswordCommand,
  ResetPasswordHandler,
  UnlockAccountCommand,
  UnlockAccountHandler,
} from '../accounts/account-commands.js';
import { ListAccountsHandler, ListAccountsQuery } from '../accounts/account-queries.js';
import { normaliseUsername, usernameFault } from '../normalise-username.js';
import { StaffAccounts } from '../staff-accounts.js';

const ACTIONS = ['add', 'lock', 'unlock', 'reset'] as const;

/** What an operator asks for. */
export type StaffCommand =
  | { readonly action: 'list' }
  | {
      readonly action: (typeof ACTIONS)[number];
      readonly username: string;
      /** As it was typed; of a new account alone. */
      readonly mailName?: string;
    };

const MAIL_NAME = '--mail-name';

export const USAGE = `Konten des Mitarbeiterbereichs:

  npm run staff -- list             alle Konten
  npm run staff -- add NAME         neues Konto; zeigt sein Passwort ein einziges Mal
                                    mit ${MAIL_NAME} NAME am Ende auch mit einem «Name in Mails»
  npm run staff -- reset NAME       neues Passwort, alle Sitzungen enden; zeigt es ein einziges Mal
  npm run staff -- lock NAME        sperren, alle Sitzungen enden
  npm run staff -- unlock NAME      entsperren

Ein Name mit Leerzeichen steht in Anführungszeichen. Ohne npm: node backend/dist/staff-command.js list …`;

/** The command in these arguments; undefined if they make none. */
export function parseStaffCommand([word, name, ...rest]: readonly string[]): StaffCommand | undefined {
  if (word === 'list' && name === undefined) return { action: 'list' };
  const action = ACTIONS.find((known) => known === word);
  const username = normaliseUsername(name ?? '');
  if (!action || username === '') return undefined;
  const [option, mailName, ...more] = rest;
  if (option === undefined) return { action, username };
  const isNamed = action === 'add' && option === MAIL_NAME && mailName !== undefined && more.length === 0;
  return isNamed ? { action, username, mailName } : undefined;
}

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
  return run[command.action](dataSource, command.username, command.mailName);
}

const run: Record<
  Exclude<StaffCommand['action'], 'list'>,
  (dataSource: DataSource, username: string, mailName?: string) => Promise<string>
> = {
  async add(dataSource, username, typedMailName) {
    const fault = usernameFault(username);
    if (fault) throw new InvalidInput(fault);
    const mailName = checkMailName(typedMailName);
    const added = new AddAccountCommand(username, ACTOR, mailName);
    const { password } = await new AddAccountHandler(dataSource).execute(added);
    return `Konto angelegt: ${username}${mailName ? `, Name in Mails: ${mailName}` : ''}\n${passwordText(password)}`;
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

function checkMailName(typed: string | undefined): string | null {
  const { data, error } = mailNameSchema.safeParse({ name: typed });
  if (error) throw new InvalidInput(`Name in Mails: ${error.issues[0]?.message}`);
  return data.name ?? null;
}

async function find(dataSource: DataSource, username: string): Promise<StaffUserEntity> {
  const account = await new StaffAccounts(dataSource).findByUsername(username);
  if (!account) throw accountNotFound();
  return account;
}

function passwordText(password: string): string {
  return `Passwort: ${password}\nEs wird nur dieses eine Mal gezeigt und ist bei der ersten Anmeldung zu ändern.`;
}

const moment = new Intl.DateTimeFormat(businessProfile.locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: businessProfile.timeZone,
});

/** An account in one line: name, state, last sign-in, open sessions. */
function accountLine(account: StaffAccount): string {
  const { username, lockedAt, mustChangePassword, lastSignedInAt, openSessions } = account;
  return [
    username,
    lockedAt ? 'gesperrt' : 'offen',
    ...(mustChangePassword ? ['Passwort noch zu ändern'] : []),
    lastSignedInAt ? `zuletzt angemeldet am ${moment.format(new Date(lastSignedInAt))}` : 'noch nie angemeldet',
    openSessions === 1 ? '1 Sitzung' : `${openSessions} Sitzungen`,
  ].join(' · ');
}

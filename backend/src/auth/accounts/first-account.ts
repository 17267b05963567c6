import { MIN_PASSWORD_LENGTH } from '@fahrzeugpflege/contracts';
import { isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { AUTH_SETTINGS, type AuthSettings } from '../auth-settings.js';
import { normaliseUsername } from '../normalise-username.js';
import { hashPassword, makeUpPassword } from '../password/passwords.js';
import { StaffAccounts } from '../staff-accounts.js';

const RETRY_PAUSE = 2_000;

/** No reason not to start: whoever runs the site chose it, and where an account exists the variable does nothing. */
const TOO_SHORT = `ADMIN_PASSWORD has fewer than ${MIN_PASSWORD_LENGTH} characters; change it in the staff area`;

/**
 * Where no account exists, makes the first one from the settings, or with a made-up password that is printed once.
 * Goes on trying in the background until the database answers.
 */
@Injectable()
export class FirstAccount implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(FirstAccount.name);
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;
  private attempt: Promise<void> = Promise.resolve();

  constructor(
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
    private readonly accounts: StaffAccounts,
  ) {}

  onApplicationBootstrap(): void {
    this.attempt = this.ensure().catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) this.logger.warn(error);
      if (!this.stopped) this.retry = setTimeout(() => this.onApplicationBootstrap(), RETRY_PAUSE);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.attempt;
  }

  private async ensure(): Promise<void> {
    if (await this.accounts.exist()) return;
    const { adminUsername, adminPassword } = this.settings;
    const username = normaliseUsername(adminUsername);
    const password = adminPassword ?? makeUpPassword();
    const mustChangePassword = adminPassword === undefined;
    const isOurs = await this.accounts.createFirst({
      username,
      passwordHash: await hashPassword(password),
      mustChangePassword,
    });
    if (isOurs && mustChangePassword) announce(username, password);
    if (isOurs && password.length < MIN_PASSWORD_LENGTH) this.logger.warn(TOO_SHORT);
  }
}

/** To stdout and not through the log: it is for the person at the terminal, once. */
function announce(username: string, password: string): void {
  process.stdout.write(
    `\n  Erstes Konto für den Mitarbeiterbereich (/admin): Benutzername ${username} · Passwort ${password}` +
      '\n  Das Passwort wird nur dieses eine Mal gezeigt und ist bei der ersten Anmeldung zu ändern.\n\n',
  );
}

import type { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InvalidInput, NotSignedIn } from '../../problem/business-error.js';
import { StaffSessions } from '../session/staff-sessions.js';
import { SignInThrottle } from '../sign-in/sign-in-throttle.js';
import { StaffAccounts } from '../staff-accounts.js';
import { hashPassword, verifyPassword } from './passwords.js';

/** Replace the password of a signed-in user and end all of their sessions; answers the account as it is then. */
export class ChangePasswordCommand extends Command<StaffUserEntity> {
  constructor(
    readonly change: {
      readonly userId: string;
      readonly currentPassword: string;
      readonly newPassword: string;
      /** Where the call comes from: whoever guesses the current password is made to wait as at a sign-in. */
      readonly address: string;
    },
  ) {
    super();
  }
}

/** Checks the current password, stores the new one, ends the user's sessions. */
@CommandHandler(ChangePasswordCommand)
export class ChangePasswordHandler implements ICommandHandler<ChangePasswordCommand> {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly sessions: StaffSessions,
    private readonly throttle: SignInThrottle,
  ) {}

  /**
   * @throws NotSignedIn when the account is no longer theirs, InvalidInput when the current password is wrong or the new
   * one is the same, RateLimited when too many guesses wait
   */
  async execute({ change }: ChangePasswordCommand): Promise<StaffUserEntity> {
    const account = await this.accounts.findById(change.userId);
    if (!account) throw new NotSignedIn();
    // Counted apart from sign-ins: strangers who try those don't delay who is in.
    const assessment = await this.throttle.assess({ address: change.address, account: `change ${account.id}` });
    await assessment.wait();
    if (!(await verifyPassword(account.passwordHash, change.currentPassword, assessment.suspicion))) {
      throw InvalidInput.ofField('currentPassword', 'Das jetzige Passwort ist falsch');
    }
    await assessment.forgive();
    if (await verifyPassword(account.passwordHash, change.newPassword)) {
      throw InvalidInput.ofField('newPassword', 'Bitte wählen Sie ein anderes als das jetzige Passwort');
    }
    const passwordHash = await hashPassword(change.newPassword);
    // Whoever was locked, or given another password, meanwhile.
    if (!(await this.accounts.changePassword(account, passwordHash))) throw new NotSignedIn();
    await this.sessions.endAll(account.id);
    return { ...account, passwordHash, mustChangePassword: false };
  }
}

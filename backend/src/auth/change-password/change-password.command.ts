import type { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { Command } from '@nestjs/cqrs';

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

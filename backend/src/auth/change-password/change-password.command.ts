import type { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { Command } from '@nestjs/cqrs';

/** Replace the password of a signed-in user and end all of their sessions; answers the account as it is then. */
export class ChangePasswordCommand extends Command<StaffUserEntity> {
  constructor(
    readonly change: {
      readonly userId: string;
      readonly currentPassword: string;
      readonly newPassword: string;
      /** Where the call comes from: guessing the current password is throttled like a sign-in. */
      readonly address: string;
    },
  ) {
    super();
  }
}

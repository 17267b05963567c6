import { Module } from '@nestjs/common';
import { AccountHistoryController } from './account-history/account-history.controller.js';
import { AccountHistoryHandler } from './account-history/account-history.handler.js';
import { AddAccountController } from './add-account/add-account.controller.js';
import { AddAccountHandler } from './add-account/add-account.handler.js';
import { ListAccountsController } from './list-accounts/list-accounts.controller.js';
import { ListAccountsHandler } from './list-accounts/list-accounts.handler.js';
import { ListColleaguesController } from './list-colleagues/list-colleagues.controller.js';
import { ListColleaguesHandler } from './list-colleagues/list-colleagues.handler.js';
import { LockAccountController } from './lock-account/lock-account.controller.js';
import { LockAccountHandler } from './lock-account/lock-account.handler.js';
import { ResetPasswordController } from './reset-password/reset-password.controller.js';
import { ResetPasswordHandler } from './reset-password/reset-password.handler.js';
import { UnlockAccountController } from './unlock-account/unlock-account.controller.js';
import { UnlockAccountHandler } from './unlock-account/unlock-account.handler.js';

/** What staff do to accounts, their own and others'. Needs `AuthModule`. */
@Module({
  controllers: [
    ListAccountsController,
    AddAccountController,
    LockAccountController,
    UnlockAccountController,
    ResetPasswordController,
    AccountHistoryController,
    ListColleaguesController,
  ],
  providers: [
    ListAccountsHandler,
    AddAccountHandler,
    LockAccountHandler,
    UnlockAccountHandler,
    ResetPasswordHandler,
    AccountHistoryHandler,
    ListColleaguesHandler,
  ],
})
export class AccountsModule {}

import { Module } from '@nestjs/common';
import { AccountHistoryHandler, ListAccountsHandler, ListColleaguesHandler } from './account-queries.js';
import { AccountsController } from './accounts.controller.js';
import { AddAccountHandler } from './add-account.handler.js';
import { LockAccountHandler, UnlockAccountHandler } from './lock-account.handler.js';
import { ResetPasswordHandler } from './reset-password.handler.js';

/** What staff do to accounts, their own and others'. Needs `AuthModule`. */
@Module({
  controllers: [AccountsController],
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

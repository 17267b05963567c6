import { Module } from '@nestjs/common';
import {
  AddAccountHandler,
  LockAccountHandler,
  ResetPasswordHandler,
  UnlockAccountHandler,
} from './account-commands.js';
import { AccountHistoryHandler, ListAccountsHandler, ListColleaguesHandler } from './account-queries.js';
import { AccountsController } from './accounts.controller.js';
import { SetMailNameHandler } from './mail-name.handler.js';

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
    SetMailNameHandler,
  ],
})
export class AccountsModule {}

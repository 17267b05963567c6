import { type DynamicModule, Module, type NestModule } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { AccountsModule } from './accounts/accounts.module.js';
import { FirstAccount } from './accounts/first-account.js';
import { AUTH_SETTINGS, type AuthSettings } from './auth-settings.js';
import { ChangePasswordController } from './password/change-password.controller.js';
import { ChangePasswordHandler } from './password/change-password.handler.js';
import { EndOtherSessionsHandler, EndSessionHandler, ListSessionsHandler } from './session/own-sessions.handler.js';
import { registerStaffSessions } from './session/register-staff-sessions.js';
import { OwnSessionsController, SessionController } from './session/session.controller.js';
import { SessionEnds } from './session/session-ends.js';
import { StaffSessions } from './session/staff-sessions.js';
import { LocalStrategy } from './sign-in/local.strategy.js';
import { RememberedDevices } from './sign-in/remembered-devices.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignInThrottle } from './sign-in/sign-in-throttle.js';
import { WaitingRoom } from './sign-in/waiting-room.js';
import { StaffAccounts } from './staff-accounts.js';

/** Staff accounts, their sessions, and the guards of every staff route (global, as any module may have such routes). */
@Module({
  imports: [AccountsModule],
  controllers: [SignInController, SessionController, OwnSessionsController, ChangePasswordController],
  providers: [
    StaffAccounts,
    StaffSessions,
    SessionEnds,
    SignInThrottle,
    WaitingRoom,
    RememberedDevices,
    LocalStrategy,
    ChangePasswordHandler,
    ListSessionsHandler,
    EndSessionHandler,
    EndOtherSessionsHandler,
    FirstAccount,
  ],
  exports: [StaffAccounts, StaffSessions, SessionEnds, AUTH_SETTINGS],
})
export class AuthModule implements NestModule {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly sessions: StaffSessions,
  ) {}

  static forRoot(settings: AuthSettings): DynamicModule {
    return { module: AuthModule, global: true, providers: [{ provide: AUTH_SETTINGS, useValue: settings }] };
  }

  /** The last moment before Nest adds its routes to Fastify. */
  async configure(): Promise<void> {
    await registerStaffSessions(this.host.httpAdapter.getInstance(), this.sessions);
  }
}

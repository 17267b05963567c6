import type { AdminStatus } from '@fahrzeugpflege/contracts';
import type { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { Controller, type ExecutionContext, HttpCode, Injectable, Post, Req, Res, UseGuards } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../problem/problem.js';
import { RequestValidationPipe } from '../../problem/validation.pipe.js';
import { MAX_USERNAME_LENGTH } from '../normalise-username.js';
import { SameOriginGuard } from '../same-origin.guard.js';
import { StaffSessions } from '../session/staff-sessions.js';
import { StaffAccounts } from '../staff-accounts.js';
import { LocalStrategy } from './local.strategy.js';
import { RememberedDevices } from './remembered-devices.js';

/** Bounds the work of hashing; far above what may be chosen. */
const MAX_LENGTH = 1_000;

/** Body of `POST /api/admin/login`. */
class SignInRequest {
  @MaxLength(MAX_USERNAME_LENGTH, { message: 'Der Benutzername ist zu lang' })
  @IsNotEmpty({ message: 'Bitte geben Sie Ihren Benutzernamen ein' })
  @IsString({ message: 'Bitte geben Sie Ihren Benutzernamen ein' })
  username!: string;

  @MaxLength(MAX_LENGTH, { message: 'Das Passwort ist zu lang' })
  @IsNotEmpty({ message: 'Bitte geben Sie Ihr Passwort ein' })
  @IsString({ message: 'Bitte geben Sie Ihr Passwort ein' })
  password!: string;
}

const validation = new RequestValidationPipe();

/** Lets pass who knows the password of an account: 422 for a body without one, 401 for a wrong one. */
@Injectable()
class SignInGuard extends AuthGuard() {
  constructor(strategy: LocalStrategy) {
    super({ defaultStrategy: strategy.key });
  }

  /** Guards run before pipes, so the body is checked here. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.body = await validation.transform(request.body, { type: 'body', metatype: SignInRequest });
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<Account>(error: unknown, account: Account | false): Account {
    if (error) throw error;
    if (!account) throw new Problem(401, 'nicht-angemeldet', 'Benutzername oder Passwort ist falsch');
    return account;
  }
}

/** `POST /api/admin/login`. */
@Controller('api/admin/login')
export class SignInController {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly accounts: StaffAccounts,
    private readonly devices: RememberedDevices,
  ) {}

  @Post()
  @HttpCode(200)
  @UseGuards(SameOriginGuard, SignInGuard)
  async signIn(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<AdminStatus> {
    const account = request.user as StaffUserEntity;
    await this.sessions.open(request, reply, account);
    await this.devices.remember(reply, account.id);
    await this.accounts.noteSignIn(account.id);
    return { isAuthenticated: true, username: account.username, mustChangePassword: account.mustChangePassword };
  }
}

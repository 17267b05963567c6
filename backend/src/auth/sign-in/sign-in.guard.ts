import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../problem/problem.js';
import { RequestValidationPipe } from '../../problem/validation.pipe.js';
import { MAX_USERNAME_LENGTH } from '../normalise-username.js';
import { LocalStrategy } from './local.strategy.js';

/** Bounds the work of hashing; far above what may be chosen. */
const MAX_LENGTH = 1_000;

/** Body of `POST /api/admin/login`. */
export class SignInRequest {
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
export class SignInGuard extends AuthGuard() {
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

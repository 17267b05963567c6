import { randomUUID } from 'node:crypto';
import type { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-local';
import { normaliseUsername } from '../normalise-username.js';
import { verifyPassword } from '../password/password-hash.js';
import { StaffAccounts } from '../staff-accounts.js';
import { RememberedDevices } from './remembered-devices.js';
import { SignInThrottle } from './sign-in-throttle.js';

/** Passport's check of a name and a password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  /** Passport's table of strategies is global: a name of its own keeps several applications in one process apart. */
  readonly key = `local-${randomUUID()}`;

  constructor(
    private readonly accounts: StaffAccounts,
    private readonly devices: RememberedDevices,
    private readonly throttle: SignInThrottle,
  ) {
    super({ passReqToCallback: true });
    passport.use(this.key, this);
  }

  /** The account, or false for any wrong pair. @throws Problem 429 when too many attempts wait already */
  async validate(request: FastifyRequest, username: string, password: string): Promise<StaffUserEntity | false> {
    const name = normaliseUsername(username);
    const meant = await this.accounts.findByUsername(name);
    const device = this.devices.recognise(request, meant);
    const admission = await this.throttle.admit({ address: request.ip, account: meant?.id ?? name, device });
    // Read once more: it may have been locked, or got another password, while the attempt waited.
    const account = await this.accounts.findByUsername(name);
    const isRight = await verifyPassword(account?.passwordHash ?? null, password, admission.suspicion);
    // Locked is answered like wrong, after the same work and counted the same: it is nobody else's business.
    if (!account || !isRight || account.lockedAt) return false;
    await admission.forgive();
    return account;
  }
}

import { randomUUID } from 'node:crypto';
import type { StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-local';
import { visitorKey } from '../../visitors/visitor-key.js';
import { normaliseUsername } from '../normalise-username.js';
import { verifyPassword } from '../password/passwords.js';
import { StaffAccounts } from '../staff-accounts.js';
import { TurnQueue } from '../turn-queue.js';
import { RememberedDevices } from './remembered-devices.js';
import { type Assessment, SignInThrottle } from './sign-in-throttle.js';

/** Passport's check of a name and a password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  /** Passport's table of strategies is global: a name of its own keeps several applications in one process apart. */
  readonly key = `local-${randomUUID()}`;

  /** So few ask the database at once that connections are left for staff at work. */
  private readonly assessments = new TurnQueue({ atOnce: 4, waiting: 1_000 });
  /** How many of each visitor are assessed or wait for it: nobody's many come before, or crowd out, another's first. */
  private readonly assessing = new Map<string, number>();

  constructor(
    private readonly accounts: StaffAccounts,
    private readonly devices: RememberedDevices,
    private readonly throttle: SignInThrottle,
  ) {
    super({ passReqToCallback: true });
    passport.use(this.key, this);
  }

  /** The account, or false for any wrong pair. @throws RateLimited when too many attempts wait already */
  async validate(request: FastifyRequest, username: string, password: string): Promise<StaffUserEntity | false> {
    const name = normaliseUsername(username);
    const assessment = await this.assessInTurn(request, name);
    await assessment.wait();
    // Read once more: it may have been locked, or got another password, while the attempt waited.
    const account = await this.accounts.findByUsername(name);
    const isRight = await verifyPassword(account?.passwordHash ?? null, password, assessment.suspicion);
    // Locked is answered like wrong, after the same work and counted the same: it is nobody else's business.
    if (!account || !isRight || account.lockedAt) return false;
    await assessment.forgive();
    return account;
  }

  private async assessInTurn(request: FastifyRequest, name: string): Promise<Assessment> {
    const visitor = visitorKey(request.ip);
    const before = this.assessing.get(visitor) ?? 0;
    this.assessing.set(visitor, before + 1);
    try {
      return await this.assessments.run(before, () => this.assess(request, name));
    } finally {
      const left = (this.assessing.get(visitor) ?? 1) - 1;
      if (left > 0) this.assessing.set(visitor, left);
      else this.assessing.delete(visitor);
    }
  }

  /** All spellings of a name count as one, whether or not there is such an account: else the count would tell. */
  private async assess(request: FastifyRequest, name: string): Promise<Assessment> {
    const account = await this.accounts.findByUsername(name);
    const device = this.devices.recognise(request, account);
    return this.throttle.assess({ address: request.ip, account: account?.id ?? name.toLowerCase(), device });
  }
}

import { createHash } from 'node:crypto';
import { poolOf } from '@fahrzeugpflege/infra/database';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { Problem } from '../../problem/problem.js';
import { AUTH_SETTINGS, type AuthSettings } from '../auth-settings.js';

/** Failures within the period, from one address, and for one name from all addresses together. */
const PER_ADDRESS = 10;
/** Higher, so that nobody locks a colleague out from a single address. */
const PER_USERNAME = 30;
const PERIOD_SECONDS = 5 * 60;

/**
 * Slows the guessing of passwords. Counted in PostgreSQL: the limit holds across API processes and restarts, and a
 * sign-in needs the database anyhow. Keys are hashed, so that no address is stored.
 */
@Injectable()
export class SignInThrottle {
  private readonly addresses;
  private readonly usernames;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
  ) {
    const limiter = (keyPrefix: string, points: number) =>
      new RateLimiterPostgres({
        storeClient: poolOf(dataSource),
        storeType: 'client',
        tableName: 'sign_in_attempt',
        tableCreated: true,
        keyPrefix,
        points,
        duration: PERIOD_SECONDS,
        // While a key is over its limit, refusing it costs no query.
        inMemoryBlockOnConsumed: points + 1,
      });
    this.addresses = limiter('address', PER_ADDRESS);
    this.usernames = limiter('username', PER_USERNAME);
  }

  /**
   * Counts an attempt before its password is looked at, so that attempts in parallel are counted too.
   *
   * @throws Problem 429 with `Retry-After` when there were too many failures
   */
  async count(address: string, username: string): Promise<void> {
    if (this.settings.rateLimit === 'off') return;
    try {
      await this.addresses.consume(keyOf(address));
      await this.usernames.consume(keyOf(username));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw new Problem(429, 'zu-viele-anfragen', 'Zu viele Fehlversuche. Bitte warten Sie einige Minuten.', {
        retryAfterSeconds: Math.max(1, Math.ceil(rejection.msBeforeNext / 1_000)),
      });
    }
  }

  /** After a success: only failures count. */
  async forget(address: string, username: string): Promise<void> {
    if (this.settings.rateLimit === 'off') return;
    await Promise.all([this.addresses.delete(keyOf(address)), this.usernames.delete(keyOf(username))]);
  }
}

const keyOf = (value: string) => createHash('sha256').update(value.toLowerCase()).digest('base64url');

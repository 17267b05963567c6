import { createHash } from 'node:crypto';
import { poolOf } from '@fahrzeugpflege/infra/database';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { RATE_LIMIT } from '../../visitors/address-limit.js';
import { visitorKey } from '../../visitors/visitor-key.js';
import { WaitingRoom } from './waiting-room.js';

const HOUR = 60 * 60;

/** So many failures are free within the seconds that follow the first; an account counts those of all unknown devices. */
const FREE = {
  address: { times: 10, seconds: 24 * HOUR },
  account: { times: 30, seconds: HOUR },
  device: { times: 10, seconds: HOUR },
};

/** Seconds. With the check of the password it has to stay under the 30 that are promised to somebody from a new device. */
const LONGEST_WAIT = 20;

/** A password that is to be checked. */
export interface Attempt {
  readonly address: string;
  /** Names the account, always in the same way. */
  readonly account: string;
  /** Id of the remembered device that it comes from, see `RememberedDevices`. */
  readonly device?: string | undefined;
}

/** What becomes of an attempt. */
export interface Assessment {
  /** How often its address failed lately; 0 for a remembered device. */
  readonly suspicion: number;
  /** Resolves when its password may be checked. @throws RateLimited when it finds no place to wait */
  wait(): Promise<void>;
  /** To be called when the password was right: only failures count. */
  forgive(): Promise<void>;
}

/**
 * Slows the guessing of passwords by making attempts wait; it shuts nobody out (docs/decisions/0026). Counted in
 * PostgreSQL: what was failed holds across API processes and restarts, and a sign-in needs the database anyhow. Keys are
 * hashed, so that no address is stored.
 *
 * With the places of {@link WaitingRoom}, strangers have at most 360 guesses an hour from an address once its free ones
 * are used up, and 9,000 an hour at an account from however many addresses, in each process.
 */
@Injectable()
export class SignInThrottle {
  private readonly failures;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    @Inject(RATE_LIMIT) private readonly rateLimit: 'on' | 'off',
    private readonly room: WaitingRoom,
  ) {
    const counter = (keyPrefix: keyof typeof FREE) =>
      new RateLimiterPostgres({
        storeClient: poolOf(dataSource),
        storeType: 'client',
        tableName: 'sign_in_attempt',
        tableCreated: true,
        keyPrefix,
        points: Number.MAX_SAFE_INTEGER,
        duration: FREE[keyPrefix].seconds,
      });
    this.failures = { address: counter('address'), account: counter('account'), device: counter('device') };
  }

  /** Counts an attempt before its password is looked at, so that attempts in parallel are counted too. */
  async assess({ address, account, device }: Attempt): Promise<Assessment> {
    if (this.rateLimit === 'off') return UNSUSPICIOUS;
    if (device !== undefined && (await this.count('device', device)) <= FREE.device.times) return UNSUSPICIOUS;
    const visitor = visitorKey(address);
    const suspicion = await this.count('address', visitor);
    const atAccount = await this.count('account', account);
    const seconds = Math.max(waitAfter(suspicion - FREE.address.times), waitAfter(atAccount - FREE.account.times));
    return {
      suspicion,
      wait: async () => {
        if (seconds > 0) await this.room.wait({ address: visitor, account, suspicion }, seconds * 1_000);
      },
      forgive: async () => {
        await this.forgive('address', visitor);
        await this.forgive('account', account);
      },
    };
  }

  private async count(what: keyof typeof FREE, key: string): Promise<number> {
    return (await this.failures[what].consume(keyOf(key))).consumedPoints;
  }

  private forgive(what: keyof typeof FREE, key: string) {
    return this.failures[what].reward(keyOf(key));
  }
}

/** A remembered device gets a new id with each sign-in, so that nothing is to be forgiven. */
const UNSUSPICIOUS: Assessment = { suspicion: 0, wait: async () => undefined, forgive: async () => undefined };

/** 1, 2, 4 … seconds for the first, second, third failure that is not free. */
function waitAfter(failures: number): number {
  return failures > 0 ? Math.min(2 ** (failures - 1), LONGEST_WAIT) : 0;
}

const keyOf = (value: string) => createHash('sha256').update(value).digest('base64url');

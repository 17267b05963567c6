import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Problem } from '../../problem/problem.js';

/** DI token: `on` or `off` (variable `RATE_LIMIT`). */
export const RATE_LIMIT = Symbol('RATE_LIMIT');

const SUBMISSIONS = 30;
const PERIOD_SECONDS = 60;

/** How much one address may send. Counted in this process alone: a public way in asks no store. */
@Injectable()
export class IntakeLimit {
  private readonly limiter = new RateLimiterMemory({ points: SUBMISSIONS, duration: PERIOD_SECONDS });

  constructor(@Inject(RATE_LIMIT) private readonly mode: 'on' | 'off') {}

  /** @throws Problem 429 when the address has sent too much in the running minute */
  async count(address: string): Promise<void> {
    if (this.mode === 'off') return;
    try {
      await this.limiter.consume(address);
    } catch (rejection) {
      const { msBeforeNext } = rejection as { msBeforeNext?: number };
      throw new Problem(429, 'zu-viele-anfragen', 'Das waren viele Anfragen in kurzer Zeit. Bitte warten Sie etwas.', {
        retryAfterSeconds: Math.ceil((msBeforeNext ?? 1_000) / 1_000),
      });
    }
  }
}

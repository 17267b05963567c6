import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Problem } from '../problem/problem.js';

interface Allowance {
  /** So many times within the period. */
  readonly times: number;
  readonly seconds: number;
  /** A German sentence for whoever is refused. */
  readonly refusal: string;
}

/** How often one address may do something. Counted in this process alone: a public way in asks no store. */
export class AddressLimit {
  private readonly limiter: RateLimiterMemory;

  /** @param mode variable `RATE_LIMIT` */
  constructor(
    private readonly mode: 'on' | 'off',
    private readonly allowance: Allowance,
  ) {
    this.limiter = new RateLimiterMemory({ points: allowance.times, duration: allowance.seconds });
  }

  /** @throws Problem 429 with `Retry-After` when it was too often within the running period */
  async count(address: string): Promise<void> {
    if (this.mode === 'off') return;
    try {
      await this.limiter.consume(address);
    } catch (rejection) {
      const { msBeforeNext } = rejection as { msBeforeNext?: number };
      throw new Problem(429, 'zu-viele-anfragen', this.allowance.refusal, {
        retryAfterSeconds: Math.ceil((msBeforeNext ?? 1_000) / 1_000),
      });
    }
  }
}

import { RateLimited } from '../problem/business-error.js';
import type { CountStore } from './visitor-counts.js';
import { visitorKey } from './visitor-key.js';

/** DI token: `on` or `off` (variable `RATE_LIMIT`). */
export const RATE_LIMIT = Symbol('RATE_LIMIT');

interface Allowance {
  /** What is limited; the same in every process. */
  readonly name: string;
  /** So many times within the period, which begins with the first. */
  readonly times: number;
  readonly seconds: number;
  /** A German sentence for whoever is refused. */
  readonly refusal: string;
}

interface Count {
  /** Of all processes, as the store last reported it. */
  total: number;
  /** Of this process, not in the total yet. */
  unreported: number;
  /** Milliseconds since 1970. */
  endsAt: number;
  isBeingReported: boolean;
}

/** Bounds the memory of each limit. Of more visitors within a period, the oldest counts are forgotten here. */
const MOST_VISITORS = 20_000;

/**
 * How often one visitor may do something. It is decided at once, from memory; the store is notified afterwards, and answers
 * what the visitor did at all processes. So the limit holds over all of them but for what comes within the moment that
 * this takes, and a store that is slow or away leaves each process with its own counts.
 */
export class AddressLimit {
  private readonly counts = new Map<string, Count>();

  /** @param mode variable `RATE_LIMIT` */
  constructor(
    private readonly mode: 'on' | 'off',
    private readonly store: CountStore,
    private readonly allowance: Allowance,
    private readonly clock: () => number = Date.now,
  ) {}

  /** @throws RateLimited when it was too often within the running period */
  count(address: string): void {
    if (this.mode === 'off') return;
    const visitor = visitorKey(address);
    const count = this.countOf(visitor);
    if (count.total + count.unreported >= this.allowance.times) {
      throw new RateLimited(this.allowance.refusal, Math.ceil((count.endsAt - this.clock()) / 1_000));
    }
    count.unreported += 1;
    void this.tell(visitor, count);
  }

  private countOf(visitor: string): Count {
    const now = this.clock();
    const known = this.counts.get(visitor);
    if (known && known.endsAt > now) return known;
    this.counts.delete(visitor);
    this.forgetOldest(now);
    const count = { total: 0, unreported: 0, endsAt: now + this.allowance.seconds * 1_000, isBeingReported: false };
    this.counts.set(visitor, count);
    return count;
  }

  private forgetOldest(now: number): void {
    for (const [visitor, { endsAt }] of this.counts) {
      if (endsAt > now && this.counts.size < MOST_VISITORS) return;
      this.counts.delete(visitor);
    }
  }

  /** What the store did not take is reported with the visitor's next. */
  private async tell(visitor: string, count: Count): Promise<void> {
    if (count.isBeingReported) return;
    count.isBeingReported = true;
    const { name, seconds } = this.allowance;
    try {
      while (count.unreported > 0) {
        const reported = count.unreported;
        const { count: total, endsIn } = await this.store.add({ key: `${name} ${visitor}`, count: reported, seconds });
        count.unreported -= reported;
        count.total = total;
        count.endsAt = this.clock() + endsIn;
      }
    } catch {
      // Away: this process goes on by its own count.
    } finally {
      count.isBeingReported = false;
    }
  }
}

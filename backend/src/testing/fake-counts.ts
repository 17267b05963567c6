import type { CountStore, Tally, Total } from '../visitors/visitor-counts.js';

/** Counts that several processes share, in memory; nothing ends by itself. */
export class FakeCounts implements CountStore {
  readonly totals = new Map<string, number>();
  isAway = false;

  async add({ key, count, seconds }: Tally): Promise<Total> {
    if (this.isAway) throw new Error('The store is away.');
    const total = (this.totals.get(key) ?? 0) + count;
    this.totals.set(key, total);
    return { count: total, endsIn: seconds * 1_000 };
  }
}

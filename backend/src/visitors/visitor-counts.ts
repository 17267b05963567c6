import { createHash } from 'node:crypto';
import { Coalescer } from '@fahrzeugpflege/infra/batching';
import type { OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { createVisitorPool } from './visitor-pool.js';

/** What one process has counted and not reported yet. */
export interface Tally {
  /** What is counted of whom. */
  readonly key: string;
  readonly count: number;
  /** How long it counts, from the first on. */
  readonly seconds: number;
}

/** What all processes together have counted. */
export interface Total {
  readonly count: number;
  /** Milliseconds until it begins anew. */
  readonly endsIn: number;
}

/** Counts that processes share. */
export interface CountStore {
  /** @throws while the store is away */
  add(tally: Tally): Promise<Total>;
}

/** Sorted, as everywhere where these rows are locked: two processes never wait for each other. */
const ADD = `
  INSERT INTO visitor_count AS kept (key, count, ends_at)
  SELECT key, count, now() + seconds * interval '1 second'
  FROM unnest($1::text[], $2::int[], $3::int[]) AS reported (key, count, seconds) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN kept.ends_at > now() THEN kept.count ELSE 0 END + excluded.count,
    ends_at = CASE WHEN kept.ends_at > now() THEN kept.ends_at ELSE excluded.ends_at END
  RETURNING key, count, (extract(epoch FROM ends_at - now()) * 1000)::float AS "endsIn"`;

const SWEEP = `
  DELETE FROM visitor_count WHERE key IN
    (SELECT key FROM visitor_count WHERE ends_at <= now() ORDER BY key FOR UPDATE SKIP LOCKED)`;

/** Milliseconds between two sweeps of a process. */
const SWEEP_PAUSE = 60_000;

const BATCHES = { maxItems: 1_000, maxInFlight: 1 };

/** While the store is slow, more than these are not reported: each process has counted them for itself. */
const MOST_WAITING = 10_000;

/** The table `visitor_count`, over a connection of its own. Keys are hashed, so that no address is stored. */
export class VisitorCounts implements CountStore, OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly tallies = new Coalescer((tallies: Tally[]) => this.addAll(tallies), BATCHES);
  private sweptAt: number;

  constructor(
    databaseUrl: string,
    private readonly clock: () => number = Date.now,
  ) {
    this.sweptAt = clock();
    this.pool = createVisitorPool({ url: databaseUrl, name: 'visitor-counts', size: 1 });
  }

  async add(tally: Tally): Promise<Total> {
    if (this.tallies.backlog >= MOST_WAITING) throw new Error('Too many counts wait for the store.');
    return this.tallies.add(tally);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  /** Of a key, one tally waits at a time: a statement could not add to the same row twice. */
  private async addAll(tallies: readonly Tally[]): Promise<Total[]> {
    const keys = tallies.map(({ key }) => createHash('sha256').update(key).digest('base64url'));
    const values = [keys, tallies.map(({ count }) => count), tallies.map(({ seconds }) => seconds)];
    const { rows } = await this.pool.query<Total & { readonly key: string }>(ADD, values);
    await this.sweep();
    const totals = new Map(rows.map(({ key, ...total }) => [key, total]));
    return keys.map((key) => totals.get(key) as Total);
  }

  private async sweep(): Promise<void> {
    if (this.clock() - this.sweptAt < SWEEP_PAUSE) return;
    this.sweptAt = this.clock();
    await this.pool.query(SWEEP);
  }
}

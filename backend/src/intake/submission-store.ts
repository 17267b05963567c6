import type { StoredSubmission } from '@fahrzeugpflege/contracts';
import { Coalescer } from '@fahrzeugpflege/infra/batching';
import {
  DatabaseFaultLog,
  DatabaseUnavailableError,
  FIND_SUBMISSIONS,
  INSERT_SUBMISSIONS,
  isDatabaseUnavailable,
  serverFaultOf,
} from '@fahrzeugpflege/infra/database';
import { RELAY_AFTER } from '@fahrzeugpflege/infra/queue';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { createVisitorPool } from '../visitors/visitor-pool.js';

/** DI token of the connections that only intake uses, so that neither staff nor queue can starve it. */
export const INTAKE_POOL = Symbol('INTAKE_POOL');

const POOL_SIZE = 4;

/** Opens the pool; connections are made when first needed. */
export function createIntakePool(url: string): pg.Pool {
  return createVisitorPool({ url, name: 'intake', size: POOL_SIZE });
}

/**
 * `repeat` names the first submission of these words; so does `released`, which was suspected spam until now. `conflict`
 * means that its id carries other words.
 */
type StoreOutcome =
  | { readonly kind: 'stored' }
  | { readonly kind: 'repeat'; readonly id: string }
  | { readonly kind: 'released'; readonly id: string; readonly receivedAt: string }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly error: unknown };

const BATCH = { maxItems: 200, maxInFlight: 2 };

/** More than a slow database catches up on while visitors wait; beyond it the next place is asked. */
const MAX_BACKLOG = 5_000;

/** SQLSTATEs of a server without disk or memory: it answers questions all the same. */
const FULL = /^53[12]00$/;

/** So long after it took no submission it does not count as up; with none to take, nothing else would tell. Milliseconds. */
const FULL_FOR = 30_000;

const PROBE =
  "SELECT current_setting('transaction_read_only') AS mode FROM (SELECT count(*) FROM (SELECT FROM submission LIMIT 1) s) t";

/**
 * The durable place of submissions in PostgreSQL. Those that arrive at the same moment share one statement, and with it
 * one commit; where that fails for its data, each is tried alone.
 */
@Injectable()
export class SubmissionStore {
  private readonly faults = new DatabaseFaultLog('Taking enquiries');
  private wasFullAt = Number.NEGATIVE_INFINITY;
  private readonly writes = new Coalescer<StoredSubmission, StoreOutcome>((batch) => this.write(batch), BATCH);

  constructor(@Inject(INTAKE_POOL) private readonly pool: pg.Pool) {}

  /**
   * Resolves once the submission is committed, or known.
   *
   * @throws DatabaseUnavailableError when PostgreSQL does not answer in time
   */
  async store(submission: StoredSubmission): Promise<StoreOutcome> {
    if (this.writes.backlog >= MAX_BACKLOG) throw new DatabaseUnavailableError('intake is full');
    const outcome = await this.writes.add(submission);
    if (outcome.kind === 'refused') throw outcome.error;
    return outcome;
  }

  /** True when PostgreSQL takes submissions: it answers, is migrated, may be written to, and had room just now. */
  async isUp(): Promise<boolean> {
    if (Date.now() - this.wasFullAt < FULL_FOR) return false;
    return this.pool.query<{ mode: string }>(PROBE).then(
      ({ rows }) => rows[0]?.mode === 'off',
      () => false,
    );
  }

  /** Resolves when everything taken is stored, and ends the connections. */
  async close(): Promise<void> {
    await this.writes.drained();
    await this.pool.end();
  }

  private async write(batch: StoredSubmission[]): Promise<StoreOutcome[]> {
    try {
      const outcomes = await this.writeTogether(batch);
      this.faults.note();
      this.wasFullAt = Number.NEGATIVE_INFINITY;
      return outcomes;
    } catch (error) {
      this.faults.note(error);
      if (FULL.test(serverFaultOf(error)?.state ?? '')) this.wasFullAt = Date.now();
      if (isDatabaseUnavailable(error)) throw new DatabaseUnavailableError('intake', { cause: error });
      return Promise.all(batch.map((submission) => this.writeAlone(submission)));
    }
  }

  private async writeAlone(submission: StoredSubmission): Promise<StoreOutcome> {
    try {
      const [outcome] = await this.writeTogether([submission]);
      return outcome ?? { kind: 'conflict' };
    } catch (error) {
      return { kind: 'refused', error };
    }
  }

  private async writeTogether(batch: StoredSubmission[]): Promise<StoreOutcome[]> {
    const values = [JSON.stringify(batch), RELAY_AFTER / 1_000];
    const { rows } = await this.pool.query<InsertedRow>({
      name: 'store-submissions',
      text: INSERT_SUBMISSIONS,
      values,
    });
    const inserted = new Map(rows.map((row) => [row.id, row]));
    const known =
      inserted.size === batch.length ? [] : (await this.pool.query<KnownRow>(FIND_SUBMISSIONS, values)).rows;
    const batchState: BatchState = {
      inserted,
      known: new Map(known.map((row) => [row.id, row])),
      released: new Set(known.filter(({ isReleased }) => isReleased).map(({ id }) => id)),
    };
    return batch.map((submission) => outcomeOf(submission, batchState));
  }
}

type InsertedRow = Pick<StoredSubmission, 'id' | 'fingerprint' | 'spamReason'>;

interface KnownRow {
  readonly id: string;
  readonly fingerprint: string;
  readonly receivedAt: Date;
  readonly isReleased: boolean;
}

/** What the statements of a batch have found; what is inserted and released is taken out by the first that it is about. */
interface BatchState {
  readonly inserted: Map<string, InsertedRow>;
  readonly known: ReadonlyMap<string, KnownRow>;
  readonly released: Set<string>;
}

/**
 * A batch may hold one id several times: the first with the words that were inserted is the stored one, all others are
 * compared with what is stored.
 */
function outcomeOf(submission: StoredSubmission, { inserted, known, released }: BatchState): StoreOutcome {
  const { id, previousId, fingerprint, spamReason } = submission;
  const own = inserted.get(id);
  if (own?.fingerprint === fingerprint && own.spamReason === spamReason) {
    inserted.delete(id);
    return { kind: 'stored' };
  }
  const first = known.get(id) ?? known.get(previousId ?? id);
  if (first?.fingerprint !== fingerprint) return { kind: 'conflict' };
  const isReleased = spamReason === null && released.delete(first.id);
  return isReleased
    ? { kind: 'released', id: first.id, receivedAt: first.receivedAt.toISOString() }
    : { kind: 'repeat', id: first.id };
}

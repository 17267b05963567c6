import type { StoredSubmission } from '@fahrzeugpflege/contracts';
import { Coalescer } from '@fahrzeugpflege/infra/batching';
import { DatabaseUnavailableError, isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import { RELAY_AFTER } from '@fahrzeugpflege/infra/queue';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { INTAKE_POOL } from './intake-pool.js';

/** `repeat` names the first submission of these words; `conflict` means that its id carries other words. */
export type StoreOutcome =
  | { readonly kind: 'stored' }
  | { readonly kind: 'repeat'; readonly id: string }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly error: unknown };

const BATCH = { maxItems: 200, maxInFlight: 2 };

/** More than a slow database catches up on while visitors wait; beyond it the next place is asked. */
const MAX_BACKLOG = 5_000;

const INSERT = `
  INSERT INTO submission (id, received_at, way_in, fingerprint, spam_reason, words, state, relay_due_at)
  SELECT s.id, s."receivedAt", s."wayIn", s.fingerprint, s."spamReason", s.words,
         CASE WHEN s."spamReason" IS NULL THEN 'waiting' ELSE 'suspected_spam' END,
         now() + make_interval(secs => $2)
  FROM json_to_recordset($1::json) AS s (
    id uuid, "previousId" uuid, "receivedAt" timestamptz, "wayIn" text, fingerprint text, "spamReason" text, words jsonb
  )
  WHERE NOT EXISTS (
    SELECT 1 FROM submission earlier
    WHERE earlier.id = s."previousId" AND earlier.received_at > s."receivedAt" - interval '10 minutes'
  )
  ORDER BY s.id
  ON CONFLICT (id) DO NOTHING
  RETURNING id, fingerprint`;

const PROBE =
  "SELECT current_setting('transaction_read_only') AS mode FROM (SELECT count(*) FROM (SELECT FROM submission LIMIT 1) s) t";

const FIND = 'SELECT id, fingerprint FROM submission WHERE id = ANY ($1::uuid[])';

/**
 * The durable place of submissions in PostgreSQL. Those that arrive at the same moment share one statement, and with it
 * one commit; where that fails for its data, each is tried alone.
 */
@Injectable()
export class SubmissionStore {
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

  /** True when PostgreSQL takes submissions: it answers, is migrated and may be written to. */
  async isUp(): Promise<boolean> {
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
      return await this.writeTogether(batch);
    } catch (error) {
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
    const { rows } = await this.pool.query<StoredRow>({
      name: 'store-submissions',
      text: INSERT,
      values: [JSON.stringify(batch), RELAY_AFTER / 1_000],
    });
    const inserted = fingerprints(rows);
    const known = inserted.size === batch.length ? new Map<string, string>() : await this.find(batch);
    return batch.map((submission) => outcomeOf(submission, inserted, known));
  }

  /** The fingerprints of what is stored under the ids of a batch, or under those of the ten minutes before. */
  private async find(batch: StoredSubmission[]): Promise<Map<string, string>> {
    const ids = batch.flatMap(({ id, previousId }) => (previousId ? [id, previousId] : [id]));
    const { rows } = await this.pool.query<StoredRow>(FIND, [ids]);
    return fingerprints(rows);
  }
}

interface StoredRow {
  readonly id: string;
  readonly fingerprint: string;
}

const fingerprints = (rows: readonly StoredRow[]) => new Map(rows.map((row) => [row.id, row.fingerprint]));

/**
 * A batch may hold one id several times: the first with the words that were inserted is the stored one, all others are
 * compared with what is stored.
 */
function outcomeOf(
  { id, previousId, fingerprint }: StoredSubmission,
  inserted: Map<string, string>,
  known: Map<string, string>,
): StoreOutcome {
  if (inserted.get(id) === fingerprint) {
    inserted.delete(id);
    return { kind: 'stored' };
  }
  const first = known.has(id) ? id : (previousId ?? id);
  return known.get(first) === fingerprint ? { kind: 'repeat', id: first } : { kind: 'conflict' };
}

import type { EntityManager } from 'typeorm';
import { noteErasure, someOf } from './note-erasure.js';

const TASK = 'retention';

/** The run that erases all that is past its period. */
export interface RetentionRun {
  /** When the one under way began, however often it was broken off since; null while none is. */
  readonly startedAt: Date | null;
  /** When all was erased last; null before the first time. */
  readonly finishedAt: Date | null;
  /** The note of what the one under way has erased; null while that is nothing. */
  readonly noteId: string | null;
}

export async function readRetentionRun(manager: EntityManager): Promise<RetentionRun> {
  const [run]: RetentionRun[] = await manager.query(
    `SELECT started_at AS "startedAt", finished_at AS "finishedAt", note_id AS "noteId"
     FROM housekeeping_run WHERE task = $1`,
    [TASK],
  );
  return run ?? { startedAt: null, finishedAt: null, noteId: null };
}

/** Begins a run, or goes on with one that was broken off. */
export async function startRetentionRun(manager: EntityManager): Promise<void> {
  await manager.query(
    `INSERT INTO housekeeping_run (task, started_at) VALUES ($1, now())
     ON CONFLICT (task) DO UPDATE SET started_at = coalesce(housekeeping_run.started_at, now())`,
    [TASK],
  );
}

/** Notes that nothing past its period is left. */
export async function finishRetentionRun(manager: EntityManager): Promise<void> {
  await manager.query(
    `INSERT INTO housekeeping_run (task, finished_at) VALUES ($1, now())
     ON CONFLICT (task) DO UPDATE SET finished_at = now(), started_at = NULL, note_id = NULL`,
    [TASK],
  );
}

/** $1: note, $2: records as JSON. */
const ADD_TO_NOTE = `
  UPDATE erasure SET records = (
    SELECT jsonb_object_agg(kind, count) FROM (
      SELECT key AS kind, sum(value::bigint) AS count
      FROM (SELECT * FROM jsonb_each_text(records) UNION ALL SELECT * FROM jsonb_each_text($2::jsonb)) each
      GROUP BY key
    ) total
  ) WHERE id = $1`;

/**
 * Adds what a batch erased to the note of the run. Last in the transaction of the batch: others that run at the same time
 * wait for it from here on.
 */
export async function noteInRun(manager: EntityManager, records: Readonly<Record<string, number>>): Promise<void> {
  const some = someOf(records);
  if (Object.keys(some).length === 0) return;
  const [run]: { note_id: string | null }[] = await manager.query(
    'SELECT note_id FROM housekeeping_run WHERE task = $1 FOR UPDATE',
    [TASK],
  );
  if (run?.note_id) {
    await manager.query(ADD_TO_NOTE, [run.note_id, JSON.stringify(some)]);
    return;
  }
  const noteId = await noteErasure(manager, { manner: 'anonymised', reason: 'retention', actor: 'system' }, some);
  await manager.query('UPDATE housekeeping_run SET note_id = $2 WHERE task = $1', [TASK, noteId]);
}

import type { StoredSubmission } from '@fahrzeugpflege/contracts';
import { FIND_SUBMISSIONS, INSERT_SUBMISSIONS } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import { v5 as uuidv5 } from 'uuid';

interface KnownRow {
  readonly id: string;
  readonly fingerprint: string;
  readonly isReleased: boolean;
}

/**
 * Stores submissions that were accepted while the database was away; their commit may have succeeded without an answer,
 * which their id shows. Where an id is taken by other words (a client used its key twice, which nobody could see then), the
 * submission gets an id made of both: it was accepted, so it becomes a lead.
 *
 * @returns the further ids so made, and those of suspected submissions that these have released
 */
export async function storeCarried(
  manager: EntityManager,
  submissions: readonly StoredSubmission[],
): Promise<string[]> {
  if (submissions.length === 0) return [];
  const known = await storeOrFind(manager, submissions);
  const fingerprints = new Map(known.map((row) => [row.id, row.fingerprint]));
  const displaced = submissions
    .filter(({ id, fingerprint }) => (fingerprints.get(id) ?? fingerprint) !== fingerprint)
    .map((submission) => ({ ...submission, id: displacedId(submission) }));
  if (displaced.length > 0) await storeOrFind(manager, displaced);
  return [...displaced, ...known.filter(({ isReleased }) => isReleased)].map(({ id }) => id);
}

/** The id of a submission whose own is taken by other words. */
export function displacedId({ id, fingerprint }: Pick<StoredSubmission, 'id' | 'fingerprint'>): string {
  return uuidv5(fingerprint, id);
}

/** Their relay is at once, as they become leads in the same transaction. */
async function storeOrFind(manager: EntityManager, submissions: readonly StoredSubmission[]): Promise<KnownRow[]> {
  const values = [JSON.stringify(submissions), 0];
  await manager.query(INSERT_SUBMISSIONS, values);
  return manager.query(FIND_SUBMISSIONS, values);
}

import type { StoredSubmission } from '@fahrzeugpflege/contracts';
import type { EntityManager } from 'typeorm';
import { v5 as uuidv5 } from 'uuid';
import { FIND_FINGERPRINTS, INSERT_CARRIED } from './lead-store.sql.js';

/**
 * Stores submissions that were accepted while the database was away; their commit may have succeeded unheard, which
 * their id tells. Where an id is taken by other words (a client used its key twice, which nobody could see then), the
 * submission gets an id made of both: it was accepted, so it becomes a lead.
 *
 * @returns the further ids so made
 */
export async function storeCarried(
  manager: EntityManager,
  submissions: readonly StoredSubmission[],
): Promise<string[]> {
  if (submissions.length === 0) return [];
  await manager.query(INSERT_CARRIED, [JSON.stringify(submissions)]);
  const stored: { id: string; fingerprint: string }[] = await manager.query(FIND_FINGERPRINTS, [
    submissions.map(({ id }) => id),
  ]);
  const fingerprints = new Map(stored.map((row) => [row.id, row.fingerprint]));
  const displaced = submissions
    .filter(({ id, fingerprint }) => (fingerprints.get(id) ?? fingerprint) !== fingerprint)
    .map((submission) => ({ ...submission, id: uuidv5(submission.fingerprint, submission.id) }));
  if (displaced.length > 0) await manager.query(INSERT_CARRIED, [JSON.stringify(displaced)]);
  return displaced.map(({ id }) => id);
}

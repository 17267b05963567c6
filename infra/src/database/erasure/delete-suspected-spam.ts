import type { EntityManager } from 'typeorm';

/** Which suspected submissions: one by its id, or some of those that were received before a moment. */
type SpamChoice = { readonly id: string } | { readonly before: Date; readonly limit: number };

const DELETE_ONE = "DELETE FROM submission WHERE state = 'suspected_spam' AND id = $1";

/** $1: moment, $2: most rows. What somebody is deciding right now waits until the next time. */
const DELETE_SOME = `
  DELETE FROM submission WHERE id IN (
    SELECT id FROM submission WHERE state = 'suspected_spam' AND received_at < $1
    ORDER BY received_at LIMIT $2 FOR UPDATE SKIP LOCKED
  )`;

/**
 * Deletes suspected spam. What staff released is no suspected spam any more and stays.
 *
 * @param manager of the transaction that its note belongs to
 * @returns how many submissions are gone
 */
export async function deleteSuspectedSpam(manager: EntityManager, choice: SpamChoice): Promise<number> {
  const [, submissions]: [unknown, number] =
    'id' in choice
      ? await manager.query(DELETE_ONE, [choice.id])
      : await manager.query(DELETE_SOME, [choice.before, choice.limit]);
  return submissions;
}

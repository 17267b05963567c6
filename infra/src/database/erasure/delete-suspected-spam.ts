import type { EntityManager } from 'typeorm';

/** Which suspected submissions: one by its id, or all that were received before a moment. */
export type SpamChoice = { readonly id: string } | { readonly before: Date };

/**
 * Deletes suspected spam. What staff released is no suspected spam any more and stays.
 *
 * @param manager of the transaction that its note belongs to
 * @returns how many submissions are gone
 */
export async function deleteSuspectedSpam(manager: EntityManager, choice: SpamChoice): Promise<number> {
  const [condition, value] = 'id' in choice ? ['id = $1', choice.id] : ['received_at < $1', choice.before];
  const [, submissions]: [unknown, number] = await manager.query(
    `DELETE FROM submission WHERE state = 'suspected_spam' AND ${condition}`,
    [value],
  );
  return submissions;
}

import type { EntityManager } from 'typeorm';
import { ErasureEntity } from './entities/index.js';

/** Which suspected submissions: one by its id, or all that were received before a moment. */
export type SpamChoice = { readonly id: string } | { readonly before: Date };

/**
 * Deletes suspected spam, and notes how much, by whom and why, without the data. What staff released is no suspected
 * spam any more and stays.
 *
 * @param manager of the transaction that both belong to
 * @param actor the signed-in user's name, or `system`
 * @returns how many submissions are gone
 */
export async function eraseSuspectedSpam(manager: EntityManager, choice: SpamChoice, actor: string): Promise<number> {
  const [condition, value] = 'id' in choice ? ['id = $1', choice.id] : ['received_at < $1', choice.before];
  const [, submissions]: [unknown, number] = await manager.query(
    `DELETE FROM submission WHERE state = 'suspected_spam' AND ${condition}`,
    [value],
  );
  if (submissions === 0) return 0;
  const reason = 'id' in choice ? 'request' : 'retention';
  await manager.insert(ErasureEntity, { actor, reason, manner: 'deleted', records: { submissions } });
  return submissions;
}

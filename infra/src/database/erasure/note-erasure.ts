import type { EntityManager } from 'typeorm';
import { ErasureEntity } from '../entities/index.js';

/** Who erased in which manner and why. */
type ErasureReason = Pick<ErasureEntity, 'manner' | 'reason' | 'actor'>;

/**
 * Notes who erased what and why, without the data; kinds of which there was nothing are left out.
 *
 * @returns the note's id; null where there was nothing at all, and is no note
 */
export async function noteErasure(
  manager: EntityManager,
  { manner, reason, actor }: ErasureReason,
  records: Readonly<Record<string, number>>,
): Promise<string | null> {
  const some = someOf(records);
  if (Object.keys(some).length === 0) return null;
  const { identifiers } = await manager.insert(ErasureEntity, { actor, reason, manner, records: some });
  return (identifiers[0] as Pick<ErasureEntity, 'id'>).id;
}

/** The kinds of which there is something. */
export function someOf(records: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(records).filter(([, count]) => count > 0));
}

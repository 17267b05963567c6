import type { EntityManager } from 'typeorm';
import { ErasureEntity } from '../entities/index.js';

/** Who erased in which manner and why. */
export type ErasureReason = Pick<ErasureEntity, 'manner' | 'reason' | 'actor'>;

/** Notes who erased what and why, without the data; kinds of which there was nothing are left out. */
export async function noteErasure(
  manager: EntityManager,
  { manner, reason, actor }: ErasureReason,
  records: Readonly<Record<string, number>>,
): Promise<void> {
  const some = Object.fromEntries(Object.entries(records).filter(([, count]) => count > 0));
  if (Object.keys(some).length > 0) await manager.insert(ErasureEntity, { actor, reason, manner, records: some });
}

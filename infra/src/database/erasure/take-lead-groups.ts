import type { EntityManager } from 'typeorm';

/** Any number, the same in every process: key of the advisory lock. */
const LEAD_GROUPS = 4_610_402;

/**
 * Takes the turn of whoever changes which leads belong together, until the transaction ends: merging, separating and
 * erasing. Taken before any row is locked, so that none of them locks rows crosswise.
 */
export async function takeLeadGroups(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [LEAD_GROUPS]);
}

import type { DataSource, EntityManager } from 'typeorm';

/**
 * Ends every session of a user, but one if it is named. Streams of these sessions hear of it (`SessionEnds`) when the
 * transaction commits.
 */
export async function endSessionsOf(
  database: DataSource | EntityManager,
  userId: string,
  exceptSessionId = '',
): Promise<void> {
  await database.query(`DELETE FROM staff_session WHERE sess ->> 'userId' = $1 AND sid <> $2`, [
    userId,
    exceptSessionId,
  ]);
}

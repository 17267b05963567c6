import type { LeadPhoto } from '@fahrzeugpflege/contracts';
import type { EntityManager } from 'typeorm';

/** $1: lead. Its own and those of the leads that were merged into it. */
const OF_LEAD = `
  FROM submission_photo photo JOIN lead ON lead.submission_id = photo.submission_id
  WHERE (lead.id = $1 OR lead.merged_into = $1)`;

const LIST = `
  SELECT photo.id, photo.received_at AS "receivedAt", width, height ${OF_LEAD}
  ORDER BY lead.received_at, lead.id, photo.place`;

interface Row extends Omit<LeadPhoto, 'receivedAt'> {
  readonly receivedAt: Date;
}

/** The photos of a lead and of those that were merged into it, in the order in which the visitors chose them. */
export async function listPhotos(manager: EntityManager, leadId: string): Promise<LeadPhoto[]> {
  const rows: Row[] = await manager.query(LIST, [leadId]);
  return rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() }));
}

/** Whether a photo belongs to a lead, or to one that was merged into it. */
export async function hasPhoto(manager: EntityManager, leadId: string, photoId: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(`SELECT ${OF_LEAD} AND photo.id = $2`, [leadId, photoId]);
  return rows.length > 0;
}

/** Whether any photo must lie somewhere: one that is kept, or one that is still to be removed. */
export async function knowsPhotos(manager: EntityManager): Promise<boolean> {
  const [{ known }]: [{ known: boolean }] = await manager.query(
    'SELECT EXISTS (SELECT FROM submission_photo) OR EXISTS (SELECT FROM photo_removal) AS known',
  );
  return known;
}

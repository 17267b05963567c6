import type { FollowUpReason, LeadContact, NewContact } from '@fahrzeugpflege/contracts';
import { poolOf } from '@fahrzeugpflege/infra/database';
import type { DataSource, EntityManager } from 'typeorm';

const COLUMNS = `id, lead_id AS "leadId", at, actor, kind, text,
  follow_up_on::text AS "followUpOn", to_char(follow_up_time, 'HH24:MI') AS "followUpTime"`;

interface Row extends Omit<LeadContact, 'at' | 'by' | 'followUp'> {
  readonly at: Date;
  readonly actor: string;
  readonly followUpOn: string | null;
  readonly followUpTime: string | null;
}

/** $1: lead. Its own and those of the leads that were merged into it, newest first. */
const LIST = `
  SELECT ${COLUMNS} FROM lead_contact
  WHERE lead_id = ANY ($1::uuid || ARRAY(SELECT id FROM lead WHERE merged_into = $1))
  ORDER BY at DESC, id DESC`;

/** The contacts of a lead and of those that were merged into it, newest first. */
export async function listContacts(manager: EntityManager, leadId: string): Promise<LeadContact[]> {
  const rows: Row[] = await manager.query(LIST, [leadId]);
  return rows.map(toContact);
}

/** The contact of an id, on whichever lead. */
export async function findContact(manager: EntityManager, id: string): Promise<LeadContact | undefined> {
  const rows: Row[] = await manager.query(`SELECT ${COLUMNS} FROM lead_contact WHERE id = $1`, [id]);
  return rows.map(toContact)[0];
}

/** $1: leads. A follow-up that was carried over was planned on the lead that was merged. */
const REASONS = `
  SELECT DISTINCT ON (lead.id) lead.id AS "leadId", kind, text,
         json_build_object('on', lead.follow_up_on, 'time', to_char(follow_up_time, 'HH24:MI')) AS "followUp"
  FROM lead JOIN lead_contact contact ON contact.follow_up_on = lead.follow_up_on
    AND contact.lead_id = ANY (lead.id || ARRAY(SELECT id FROM lead merged WHERE merged.merged_into = lead.id))
  WHERE lead.id = ANY ($1)
  ORDER BY lead.id, contact.at DESC, contact.id DESC`;

/**
 * Why leads are to be looked at again: what the newest contact said that planned it.
 *
 * @returns by the leads' ids, without those whose follow-up no contact planned
 */
export async function findFollowUpReasons(
  database: DataSource,
  leads: readonly { readonly id: string; readonly followUpOn: string | null }[],
): Promise<ReadonlyMap<string, FollowUpReason>> {
  const ids = leads.filter(({ followUpOn }) => followUpOn !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  // Named, as planning it takes longer than reading a page of leads.
  const asked = { name: 'follow-up-reasons', text: REASONS, values: [ids] };
  const { rows } = await poolOf(database).query<FollowUpReason & { readonly leadId: string }>(asked);
  return new Map(rows.map(({ leadId, ...reason }) => [leadId, reason]));
}

/** $1: id, $2: lead, $3: when, $4: who, $5: kind, $6: text, $7: day, $8: time. */
const ADD = `
  INSERT INTO lead_contact (id, lead_id, at, actor, kind, text, follow_up_on, follow_up_time)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** Adds a contact to a lead. */
export async function addContact(
  manager: EntityManager,
  leadId: string,
  { id, kind, text, followUp }: NewContact,
  { actor, now }: { readonly actor: string; readonly now: Date },
): Promise<void> {
  await manager.query(ADD, [id, leadId, now, actor, kind, text, followUp?.on ?? null, followUp?.time ?? null]);
}

function toContact({ at, actor, followUpOn, followUpTime, ...rest }: Row): LeadContact {
  const followUp = followUpOn === null ? null : { on: followUpOn, time: followUpTime };
  return { ...rest, at: at.toISOString(), by: actor, followUp };
}

import type { LeadContact, NewContact } from '@fahrzeugpflege/contracts';
import type { EntityManager } from 'typeorm';

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

/**
 * Why a lead is to be looked at again, as SQL over a row of `lead` whose `FollowUpReason` it gives: what the newest contact said
 * that planned it, or null. A follow-up that was carried over was planned on the lead that was merged.
 */
export const FOLLOW_UP_REASON = `CASE WHEN lead.follow_up_on IS NOT NULL THEN (
  SELECT json_build_object('kind', kind, 'text', text,
           'followUp', json_build_object('on', contact.follow_up_on, 'time', to_char(follow_up_time, 'HH24:MI')))
  FROM lead_contact contact
  WHERE contact.follow_up_on = lead.follow_up_on
    AND contact.lead_id = ANY (lead.id || ARRAY(SELECT id FROM lead merged WHERE merged.merged_into = lead.id))
  ORDER BY contact.at DESC, contact.id DESC LIMIT 1) END`;

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

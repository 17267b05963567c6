/** $1: ids. Order of all who lock several: by id. With what may stay of each, if it tells nothing about a person. */
export const LOCK_LEADS = `
  SELECT service_type AS "serviceType", vehicle_make AS "vehicleMake" FROM lead
  WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`;

/** $1: leads, $2: further submissions. One list: «these, or those of the leads» would read the whole table. */
const THEIR_SUBMISSIONS = '$2::uuid[] || ARRAY(SELECT submission_id FROM lead WHERE id = ANY ($1::uuid[]))';

/** The row stays bare: its id tells a copy on its way that it is known, and holds nothing about a person. */
export const EMPTY_SUBMISSIONS = `
  UPDATE submission
  SET words = '{}', fingerprint = '', spam_reason = NULL, released_at = NULL, released_by = NULL, state = 'done',
      erased_at = now()
  WHERE erased_at IS NULL AND id IN (
    SELECT id FROM submission WHERE id = ANY (${THEIR_SUBMISSIONS}) ORDER BY id FOR UPDATE
  )`;

/** The API removes the files. */
export const DELETE_PHOTOS = `DELETE FROM submission_photo WHERE submission_id = ANY (${THEIR_SUBMISSIONS})`;

/** $1: leads. By id, as workers lock what they have sent. */
export const LOCK_MAILS = 'SELECT FROM mail_delivery WHERE lead_id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE';

/** $1: leads. What was not sent is never sent; a worker that looks for one of these finds nothing. */
export const DROP_UNSENT_MAILS = "DELETE FROM mail_delivery WHERE lead_id = ANY ($1::uuid[]) AND state <> 'sent'";

/** $1: leads. That they were sent stays; what a mail server said of one may name somebody, and what an answer says is gone. */
export const EMPTY_SENT_MAILS =
  'UPDATE mail_delivery SET last_error = NULL WHERE lead_id = ANY ($1::uuid[]) AND last_error IS NOT NULL';

/** $1: leads. */
export const DELETE_REPLIES =
  'DELETE FROM lead_reply USING mail_delivery mail WHERE mail.id = lead_reply.id AND mail.lead_id = ANY ($1::uuid[])';

/** What stays of a change, as it says nothing about the person. */
const TELLING_NOTHING = ['status', 'assignedTo', 'followUpOn', 'mergedInto', 'mergedLead'];

const EMPTY_ENTRIES = `
  UPDATE audit_entry
  SET changes = (
    SELECT jsonb_object_agg(key, value) FROM jsonb_each(changes)
    WHERE key IN (${TELLING_NOTHING.map((field) => `'${field}'`).join(', ')})
  )`;

/** $1: leads. */
export const EMPTY_HISTORY = `${EMPTY_ENTRIES} WHERE lead_id = ANY ($1::uuid[]) AND changes IS NOT NULL`;

/** $1: leads. Merging and separating wrote what was handed on into the history of those that they were merged into, too. */
export const EMPTY_SURVIVORS_HISTORY = `${EMPTY_ENTRIES}
  WHERE action IN ('merged', 'unmerged') AND lead_id IN (
    SELECT survivor.id::uuid FROM audit_entry step
    CROSS JOIN LATERAL (VALUES (step.changes -> 'mergedInto' ->> 'from'), (step.changes -> 'mergedInto' ->> 'to')) survivor (id)
    WHERE step.lead_id = ANY ($1::uuid[]) AND survivor.id IS NOT NULL
  )`;

/** $1: leads. What came of talking to a person says something about that person. */
export const DELETE_CONTACTS = 'DELETE FROM lead_contact WHERE lead_id = ANY ($1::uuid[])';

/** What stands in the place of a person's name, where a text must be. */
const NOBODY = 'Anonymisiert';

/**
 * $1: leads, $2: services, $3: makes. What figures are made of stays: status, kind, times, and of service and make what is
 * among these.
 */
export const EMPTY_LEADS = `
  UPDATE lead
  SET name = '${NOBODY}', email = '', phone = NULL, phone_e164 = NULL, subject = '${NOBODY}', message = '',
      service_type = CASE WHEN service_type = ANY ($2::text[]) THEN service_type END,
      vehicle_make = CASE WHEN vehicle_make = ANY ($3::text[]) THEN vehicle_make END,
      desired_date = NULL, typed_vehicle = NULL, typed_dimensions = NULL, vehicle_model = NULL, vehicle_year = NULL,
      vehicle_length = NULL, vehicle_height = NULL, offer_number = NULL, notes = NULL, processed_by = NULL,
      follow_up_on = NULL, corrected_fields = '{}', carried_over = NULL, anonymised_at = now(), version = version + 1
  WHERE id = ANY ($1::uuid[])`;

/** $1: leads, $2: actor. Also what tells everybody who has them on the screen. */
export const NOTE_IN_HISTORY = `
  INSERT INTO audit_entry (lead_id, actor, action)
  SELECT id, $2, 'anonymised' FROM lead WHERE id = ANY ($1::uuid[]) ORDER BY id`;

/** $1: leads. Their history and mails go with them. */
export const DELETE_LEADS = 'DELETE FROM lead WHERE id = ANY ($1::uuid[])';

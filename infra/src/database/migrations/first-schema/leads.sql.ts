/**
 * Counts and statistics read indices alone, which holds only for pages that a vacuum has seen since their last change. By
 * default it waits until a fifth of a table has changed: until then, after a large run of retention, each count over a
 * million leads would read hundreds of thousands of rows from the table.
 */
const VACUUM_SOONER = 'WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)';

const tables = [
  // `released_…`: who took it out of suspected spam, which the worker writes into the history of its lead.
  // `erased_at`: the bare row stays, so that no copy that is still on its way brings its words back.
  `CREATE TABLE submission (
    id uuid PRIMARY KEY,
    received_at timestamptz NOT NULL,
    way_in text NOT NULL CHECK (way_in IN ('json', 'form', 'chat')),
    fingerprint text NOT NULL,
    spam_reason text,
    words jsonb NOT NULL,
    state text NOT NULL CHECK (state IN ('waiting', 'done', 'failed', 'suspected_spam')),
    relay_due_at timestamptz NOT NULL,
    released_at timestamptz,
    released_by text,
    erased_at timestamptz
  ) ${VACUUM_SOONER}`,
  // `merge_path`: by way of which leads one came to where it is merged, that one last. A lead that others were merged into
  // takes them along when it is merged itself, and takes them back when it is separated.
  // `carried_over`: what a survivor had itself, and which leads gave it what; null where nothing was handed on.
  // `status_by` stands here too, so that lists tell it without walking the history.
  `CREATE TABLE lead (
    id uuid PRIMARY KEY,
    submission_id uuid NOT NULL UNIQUE REFERENCES submission (id),
    received_at timestamptz NOT NULL,
    status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'processing', 'completed', 'rejected')),
    form_type text NOT NULL CHECK (form_type IN ('contact', 'promo', 'chatbot', 'vehicle')),
    name text NOT NULL,
    email text NOT NULL,
    phone text,
    phone_e164 text,
    subject text NOT NULL,
    message text NOT NULL,
    service_type text,
    desired_date text,
    typed_vehicle text,
    typed_dimensions text,
    vehicle_make text,
    vehicle_model text,
    vehicle_year smallint,
    vehicle_length numeric(5, 2),
    vehicle_height numeric(5, 2),
    offer_number text,
    notes text,
    processed_by text,
    version integer NOT NULL DEFAULT 1,
    answered_at timestamptz,
    follow_up_on date,
    assigned_to text,
    merged_into uuid REFERENCES lead (id) ON DELETE SET NULL,
    corrected_fields text[] NOT NULL DEFAULT '{}',
    anonymised_at timestamptz,
    merge_path uuid[] NOT NULL DEFAULT '{}',
    carried_over jsonb,
    status_by text
  ) ${VACUUM_SOONER}`,
  `CREATE TABLE audit_entry (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    lead_id uuid NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    actor text NOT NULL,
    action text NOT NULL,
    changes jsonb
  )`,
  // One that is merged into another keeps its own, which that one shows as well: separated, both have what they had.
  `CREATE TABLE lead_contact (
    id uuid PRIMARY KEY,
    lead_id uuid NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    at timestamptz NOT NULL,
    actor text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('reached', 'not_reached', 'combox', 'mail_written')),
    text text,
    follow_up_on date,
    follow_up_time time CHECK (follow_up_time IS NULL OR follow_up_on IS NOT NULL)
  )`,
  // The pictures themselves lie in a folder, two files under this id. `fingerprint` (SHA-256) is of what was sent.
  `CREATE TABLE submission_photo (
    id uuid PRIMARY KEY,
    submission_id uuid NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
    place smallint NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now(),
    fingerprint bytea NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes integer NOT NULL,
    UNIQUE (submission_id, place)
  )`,
  // Photos whose files are to be removed, wherever the row was deleted; one that is being received stands here until it is kept.
  'CREATE TABLE photo_removal (id uuid PRIMARY KEY, due_at timestamptz NOT NULL)',
  `CREATE TABLE mail_delivery (
    id uuid PRIMARY KEY,
    lead_id uuid NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('staff_notification', 'reply', 'confirmation')),
    state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'failed')),
    attempts integer NOT NULL DEFAULT 0,
    locked_until timestamptz,
    due_at timestamptz NOT NULL,
    sent_at timestamptz,
    last_error text,
    requested_at timestamptz NOT NULL DEFAULT now(),
    requested_by text NOT NULL DEFAULT 'system',
    tried_at timestamptz
  )`,
  // What an answer to the visitor says. Its id is that of its delivery, and of the contact that it is.
  `CREATE TABLE lead_reply (
    id uuid PRIMARY KEY REFERENCES mail_delivery (id) ON DELETE CASCADE,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL
  )`,
  // To whom a confirmation went lately, whichever worker sent it; addresses are hashed.
  'CREATE TABLE visitor_confirmation (address_hash bytea PRIMARY KEY, at timestamptz NOT NULL)',
];

/** Each serves one query: the relay, the sweep, and what staff and operators list and count. */
const indices = [
  "CREATE INDEX submission_waiting ON submission (relay_due_at) WHERE state = 'waiting'",
  "CREATE INDEX submission_failed ON submission (received_at) WHERE state = 'failed'",
  "CREATE INDEX submission_suspected ON submission (received_at DESC, id DESC) WHERE state = 'suspected_spam'",
  // What is suspected of a person, by the address and the last digits of the number, as the statement words them.
  `CREATE INDEX submission_suspected_email ON submission (lower(words ->> 'email')) WHERE state = 'suspected_spam'`,
  `CREATE INDEX submission_suspected_phone
   ON submission (right(regexp_replace(coalesce(words ->> 'phone', ''), '\\D', '', 'g'), 9))
   WHERE state = 'suspected_spam'`,
  'CREATE INDEX submission_received ON submission (received_at)',
  'CREATE INDEX lead_newest ON lead (received_at DESC, id DESC)',
  'CREATE INDEX lead_by_status ON lead (status, received_at DESC, id DESC)',
  'CREATE INDEX lead_by_form_type ON lead (form_type, received_at DESC, id DESC)',
  // … with what else is filtered by at the end of its key: a page of a kind that never asks for this service is empty
  // without reading the table.
  `CREATE INDEX lead_by_service ON lead (service_type, received_at DESC, id DESC, form_type, status)
   WHERE service_type IS NOT NULL`,
  'CREATE INDEX lead_counts ON lead (form_type, status) WHERE merged_into IS NULL',
  // The reference that a visitor names.
  'CREATE INDEX lead_by_reference ON lead (right(submission_id::text, 10))',
  // Few leads are open at a time: every view of them, and the count of each view, reads this one alone.
  `CREATE INDEX lead_open ON lead (received_at DESC, id DESC, status, assigned_to, follow_up_on, answered_at)
   WHERE status IN ('pending', 'processing') AND merged_into IS NULL`,
  // The list by the day of a follow-up; closed leads and those without one stand last.
  `CREATE INDEX lead_by_follow_up
   ON lead ((coalesce(CASE WHEN status IN ('pending', 'processing') THEN follow_up_on END, 'infinity')), id)
   WHERE merged_into IS NULL`,
  'CREATE INDEX lead_merged ON lead (merged_into) WHERE merged_into IS NOT NULL',
  // Leads of the same person, in the order of the lists: the newest of 100,000 with one address cost what a few do.
  'CREATE INDEX lead_by_email ON lead (lower(email), received_at DESC, id DESC)',
  'CREATE INDEX lead_by_phone ON lead (phone_e164, received_at DESC, id DESC) WHERE phone_e164 IS NOT NULL',
  // Of three lines of 300 characters an entry would be larger than an index takes, and the lead refused.
  `CREATE INDEX lead_by_name_and_vehicle ON lead (left(lower(name), 100), left(lower(vehicle_make), 100),
     left(lower(vehicle_model), 100), received_at DESC, id DESC)
   WHERE vehicle_make IS NOT NULL AND vehicle_model IS NOT NULL`,
  // All that the statistics count of a lead, in the order of its arrival: a long period is read from this alone, an eighth
  // of what the table holds, so that whoever looks at figures takes neither disk nor cache from those who work. What lists
  // filter by is part of its key, as above: PostgreSQL walks this one where a service is frequent.
  `CREATE INDEX lead_statistics ON lead (received_at, form_type, status, service_type)
   INCLUDE (answered_at, status_by) WHERE merged_into IS NULL`,
  // What retention looks for.
  `CREATE INDEX lead_kept ON lead (form_type, status, received_at)
   WHERE anonymised_at IS NULL AND status IN ('completed', 'rejected') AND merged_into IS NULL`,
  'CREATE INDEX audit_entry_of_lead ON audit_entry (lead_id, id)',
  'CREATE INDEX lead_contact_of_lead ON lead_contact (lead_id, at)',
  "CREATE INDEX mail_delivery_pending ON mail_delivery (due_at) INCLUDE (requested_at) WHERE state = 'pending'",
  "CREATE INDEX mail_delivery_failed ON mail_delivery (requested_at) WHERE state = 'failed'",
  'CREATE INDEX mail_delivery_of_lead ON mail_delivery (lead_id, requested_at)',
  "CREATE UNIQUE INDEX mail_delivery_first ON mail_delivery (lead_id, kind) WHERE requested_by = 'system'",
];

/** One notification for at most this many entries: its payload may have 8,000 bytes. */
const ENTRIES_PER_NOTIFICATION = 25;

const notifications = [
  // Every API process hears of each new entry of a history: `[[entry, lead, action, actor, lead's version], …]`. The entry's id is
  // the event's id, by which a client that lost its connection catches up.
  `CREATE FUNCTION notify_lead_changes() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE payload text;
   BEGIN
     FOR payload IN
       SELECT json_agg(json_build_array(id, lead_id, action, left(actor, 40), version) ORDER BY id)::text
       FROM (
         SELECT added.*, version, (row_number() OVER (ORDER BY added.id) - 1) / ${ENTRIES_PER_NOTIFICATION} AS part
         FROM added JOIN lead ON lead.id = lead_id
       ) numbered
       GROUP BY part ORDER BY part
     LOOP
       PERFORM pg_notify('lead_changes', payload);
     END LOOP;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER audit_entry_added AFTER INSERT ON audit_entry
   REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_lead_changes()`,
  // … and that other mails than before wait or have failed. A mail that goes out at once, as nearly all do, is no news.
  `CREATE FUNCTION notify_unsent_mails() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM pg_notify('unsent_mails', '');
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER mail_delivery_unsent AFTER UPDATE OF state, last_error ON mail_delivery
   FOR EACH ROW WHEN (
     (NEW.state, NEW.last_error) IS DISTINCT FROM (OLD.state, OLD.last_error)
     AND (NEW.state <> 'sent' OR OLD.last_error IS NOT NULL OR OLD.requested_at < now() - interval '15 seconds')
   ) EXECUTE FUNCTION notify_unsent_mails()`,
];

const removals = [
  `CREATE FUNCTION remove_photos() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO photo_removal SELECT id, now() FROM gone;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER submission_photo_deleted AFTER DELETE ON submission_photo
   REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION remove_photos()`,
];

/** Submissions and their photos, the leads they became, the history, the contacts and the mails of each. */
export const leads = {
  up: [...tables, ...indices, ...notifications, ...removals],
  down: [
    'DROP TABLE visitor_confirmation, lead_reply, mail_delivery, lead_contact, audit_entry, lead, submission_photo, photo_removal, submission',
    'DROP FUNCTION notify_lead_changes, notify_unsent_mails, remove_photos',
  ],
};

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff need beside a lead's status: who answers by when, doubles, corrections, mails sent again, and erasure. */
export class StaffArea1763700400000 implements MigrationInterface {
  readonly name = 'StaffArea1763700400000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...columns, ...tables, ...indices, ...notifications]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION notify_lead_changes CASCADE');
    await runner.query('DROP TABLE erasure');
    for (const index of ['lead_counts', 'lead_open', 'staff_session_of_user'])
      await runner.query(`DROP INDEX ${index}`);
    await runner.query('CREATE INDEX lead_counts ON lead (form_type, status)');
    await runner.query(
      `ALTER TABLE lead DROP COLUMN answered_at, DROP COLUMN follow_up_on, DROP COLUMN assigned_to,
       DROP COLUMN merged_into, DROP COLUMN corrected_fields, DROP COLUMN anonymised_at`,
    );
    await runner.query("DELETE FROM mail_delivery WHERE requested_by <> 'system'");
    await runner.query(
      `ALTER TABLE mail_delivery DROP COLUMN requested_at, DROP COLUMN requested_by, DROP COLUMN tried_at,
       ADD UNIQUE (lead_id, kind)`,
    );
    await runner.query('ALTER TABLE staff_user DROP COLUMN locked_at');
  }
}

const columns = [
  `ALTER TABLE lead
    ADD COLUMN answered_at timestamptz,
    ADD COLUMN follow_up_on date,
    ADD COLUMN assigned_to text,
    ADD COLUMN merged_into uuid REFERENCES lead (id) ON DELETE SET NULL,
    ADD COLUMN corrected_fields text[] NOT NULL DEFAULT '{}',
    ADD COLUMN anonymised_at timestamptz`,
  // An enquiry counts as answered when somebody first moved it on.
  `UPDATE lead SET answered_at = moved.at
   FROM (SELECT lead_id, min(at) AS at FROM audit_entry WHERE changes ? 'status' GROUP BY lead_id) moved
   WHERE moved.lead_id = lead.id`,
  `ALTER TABLE mail_delivery
    ADD COLUMN requested_at timestamptz NOT NULL DEFAULT now(),
    ADD COLUMN requested_by text NOT NULL DEFAULT 'system',
    ADD COLUMN tried_at timestamptz,
    DROP CONSTRAINT mail_delivery_lead_id_kind_key`,
  'UPDATE mail_delivery SET requested_at = lead.received_at FROM lead WHERE lead.id = mail_delivery.lead_id',
  'ALTER TABLE staff_user ADD COLUMN locked_at timestamptz',
];

const tables = [
  // What was erased, when and why, without the data.
  `CREATE TABLE erasure (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    actor text NOT NULL,
    reason text NOT NULL CHECK (reason IN ('request', 'retention')),
    manner text NOT NULL CHECK (manner IN ('deleted', 'anonymised')),
    records jsonb NOT NULL
  )`,
];

const indices = [
  "CREATE UNIQUE INDEX mail_delivery_first ON mail_delivery (lead_id, kind) WHERE requested_by = 'system'",
  'CREATE INDEX mail_delivery_of_lead ON mail_delivery (lead_id, requested_at)',
  "CREATE INDEX mail_delivery_failed ON mail_delivery (requested_at) WHERE state = 'failed'",
  'DROP INDEX lead_counts',
  'CREATE INDEX lead_counts ON lead (form_type, status) WHERE merged_into IS NULL',
  // Few leads are open at a time, so that every view of open ones reads this one.
  `CREATE INDEX lead_open ON lead (received_at DESC, id DESC)
   WHERE status IN ('pending', 'processing') AND merged_into IS NULL`,
  'CREATE INDEX lead_follow_up ON lead (follow_up_on) WHERE follow_up_on IS NOT NULL AND merged_into IS NULL',
  'CREATE INDEX lead_assigned ON lead (assigned_to, received_at DESC, id DESC) WHERE assigned_to IS NOT NULL',
  'CREATE INDEX lead_merged ON lead (merged_into) WHERE merged_into IS NOT NULL',
  'CREATE INDEX lead_by_email ON lead (lower(email))',
  'CREATE INDEX lead_by_phone ON lead (phone_e164) WHERE phone_e164 IS NOT NULL',
  'CREATE INDEX lead_by_name ON lead (lower(name))',
  "CREATE INDEX staff_session_of_user ON staff_session ((sess ->> 'userId'))",
];

/** One notification for at most this many entries: its payload may have 8,000 bytes. */
const ENTRIES_PER_NOTIFICATION = 25;

/**
 * Tells every API process of each new line of history: `[[entry, lead, action, actor], …]` as JSON. The entry's id is the
 * event's id, by which a client that lost the line catches up.
 */
const notifications = [
  `CREATE FUNCTION notify_lead_changes() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE payload text;
   BEGIN
     FOR payload IN
       SELECT json_agg(json_build_array(id, lead_id, action, left(actor, 40)) ORDER BY id)::text
       FROM (SELECT *, (row_number() OVER (ORDER BY id) - 1) / ${ENTRIES_PER_NOTIFICATION} AS part FROM added) numbered
       GROUP BY part ORDER BY part
     LOOP
       PERFORM pg_notify('lead_changes', payload);
     END LOOP;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER audit_entry_added AFTER INSERT ON audit_entry
   REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_lead_changes()`,
];

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything the first version stores. */
export class FirstSchema1763700000000 implements MigrationInterface {
  readonly name = 'FirstSchema1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    for (const statement of tables) await runner.query(statement);
    for (const statement of indices) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE mail_delivery, audit_entry, lead, submission, staff_session, staff_user, service, blog_article',
    );
  }
}

const tables = [
  `CREATE TABLE submission (
    id uuid PRIMARY KEY,
    received_at timestamptz NOT NULL,
    way_in text NOT NULL CHECK (way_in IN ('json', 'form', 'chat')),
    fingerprint text NOT NULL,
    spam_reason text,
    words jsonb NOT NULL,
    state text NOT NULL CHECK (state IN ('waiting', 'done', 'failed', 'suspected_spam')),
    relay_due_at timestamptz NOT NULL
  )`,
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
    version integer NOT NULL DEFAULT 1
  )`,
  `CREATE TABLE audit_entry (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    lead_id uuid NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    actor text NOT NULL,
    action text NOT NULL,
    changes jsonb
  )`,
  `CREATE TABLE mail_delivery (
    id uuid PRIMARY KEY,
    lead_id uuid NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('staff_notification')),
    state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'failed')),
    attempts integer NOT NULL DEFAULT 0,
    locked_until timestamptz,
    due_at timestamptz NOT NULL,
    sent_at timestamptz,
    last_error text,
    UNIQUE (lead_id, kind)
  )`,
  `CREATE TABLE staff_user (
    id uuid PRIMARY KEY,
    username text NOT NULL,
    password_hash text NOT NULL,
    must_change_password boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE TABLE staff_session (sid text PRIMARY KEY, sess jsonb NOT NULL, expire timestamptz NOT NULL)',
  `CREATE TABLE service (
    id text PRIMARY KEY,
    position integer NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    price text,
    icon text NOT NULL,
    featured boolean NOT NULL,
    benefits jsonb
  )`,
  `CREATE TABLE blog_article (
    id text PRIMARY KEY,
    position integer NOT NULL,
    slug text NOT NULL UNIQUE,
    title text NOT NULL,
    excerpt text NOT NULL,
    image text NOT NULL,
    created_at timestamptz
  )`,
];

/** Each serves one query: the relay, the sweep, the staff list with its filters, its counts and its search. */
const indices = [
  "CREATE INDEX submission_waiting ON submission (relay_due_at) WHERE state = 'waiting'",
  "CREATE INDEX submission_apart ON submission (received_at DESC) WHERE state IN ('failed', 'suspected_spam')",
  "CREATE INDEX mail_delivery_pending ON mail_delivery (due_at) WHERE state = 'pending'",
  'CREATE INDEX lead_newest ON lead (received_at DESC, id DESC)',
  'CREATE INDEX lead_by_status ON lead (status, received_at DESC, id DESC)',
  'CREATE INDEX lead_by_form_type ON lead (form_type, received_at DESC, id DESC)',
  'CREATE INDEX lead_counts ON lead (form_type, status)',
  `CREATE INDEX lead_search ON lead USING gin (
    (name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(vehicle_make, '') || ' ' ||
     coalesce(vehicle_model, '') || ' ' || coalesce(offer_number, '') || ' ' || subject || ' ' || message)
    gin_trgm_ops)`,
  'CREATE INDEX audit_entry_of_lead ON audit_entry (lead_id, id)',
  'CREATE UNIQUE INDEX staff_user_by_name ON staff_user (lower(username))',
  'CREATE INDEX staff_session_expired ON staff_session (expire)',
];

const tables = [
  // `device_key` signs the cookies of the devices from which the account was signed in.
  // `mail_name`: with what its owner signs mails to visitors.
  // `last_look_at`, `last_visit_ended_at`: when its owner last looked at the leads, and did before the present visit began.
  `CREATE TABLE staff_user (
    id uuid PRIMARY KEY,
    username text NOT NULL,
    password_hash text NOT NULL,
    must_change_password boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    locked_at timestamptz,
    last_signed_in_at timestamptz,
    device_key uuid NOT NULL DEFAULT gen_random_uuid(),
    last_look_at timestamptz,
    last_visit_ended_at timestamptz,
    mail_name text
  )`,
  'CREATE TABLE staff_session (sid text PRIMARY KEY, sess jsonb NOT NULL, expire timestamptz NOT NULL)',
  // Names instead of references: an account keeps its name, and what was done outlives it.
  `CREATE TABLE staff_audit (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    way text NOT NULL CHECK (way IN ('area', 'command', 'start')),
    actor text,
    action text NOT NULL CHECK (action IN ('added', 'locked', 'unlocked', 'password_reset', 'password_changed')),
    username text NOT NULL,
    CHECK ((way = 'area') = (actor IS NOT NULL))
  )`,
  // Failed sign-ins, in the columns that rate-limiter-flexible expects. Unlogged: a crash may forget them, and they cost
  // no disk flush.
  'CREATE UNLOGGED TABLE sign_in_attempt (key text PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)',
];

const indices = [
  'CREATE UNIQUE INDEX staff_user_by_name ON staff_user (lower(username))',
  'CREATE INDEX staff_session_expired ON staff_session (expire)',
  "CREATE INDEX staff_session_of_user ON staff_session ((sess ->> 'userId'))",
];

const triggers = [
  // Every API process hears of each session that ended, however it ended, by the id that `publicSessionId` derives.
  `CREATE FUNCTION notify_staff_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM pg_notify('staff_session_ended', left(encode(sha256(convert_to(OLD.sid, 'UTF8')), 'hex'), 32));
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER staff_session_ended AFTER DELETE ON staff_session
   FOR EACH ROW EXECUTE FUNCTION notify_staff_session_ended()`,
  // Whichever way a password is changed or an account locked, its devices are no longer remembered.
  `CREATE FUNCTION forget_staff_devices() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.device_key := gen_random_uuid();
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER staff_devices_forgotten BEFORE UPDATE OF password_hash, locked_at ON staff_user FOR EACH ROW
   WHEN (OLD.password_hash <> NEW.password_hash OR OLD.locked_at IS DISTINCT FROM NEW.locked_at)
   EXECUTE FUNCTION forget_staff_devices()`,
];

/** The accounts of staff, their sessions, and what was done to them. */
export const staff = {
  up: [...tables, ...indices, ...triggers],
  down: [
    'DROP TABLE sign_in_attempt, staff_audit, staff_session, staff_user',
    'DROP FUNCTION notify_staff_session_ended, forget_staff_devices',
  ],
};

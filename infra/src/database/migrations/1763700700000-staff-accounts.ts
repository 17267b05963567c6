import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several staff accounts: when each was last used, what was done to them and by whom, and who hears of ended sessions. */
export class StaffAccounts1763700700000 implements MigrationInterface {
  readonly name = 'StaffAccounts1763700700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_user ADD COLUMN last_signed_in_at timestamptz');
    for (const statement of [audit, ...notifications]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION notify_staff_session_ended CASCADE');
    await runner.query('DROP TABLE staff_audit');
    await runner.query('ALTER TABLE staff_user DROP COLUMN last_signed_in_at');
  }
}

/** Names instead of references: an account keeps its name, and what was done outlives it. */
const audit = `CREATE TABLE staff_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  way text NOT NULL CHECK (way IN ('area', 'command', 'start')),
  actor text,
  action text NOT NULL CHECK (action IN ('added', 'locked', 'unlocked', 'password_reset', 'password_changed')),
  username text NOT NULL,
  CHECK ((way = 'area') = (actor IS NOT NULL))
)`;

/** Tells every API process of each session that ended, however it ended, by the id that `publicSessionId` derives. */
const notifications = [
  `CREATE FUNCTION notify_staff_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM pg_notify('staff_session_ended', left(encode(sha256(convert_to(OLD.sid, 'UTF8')), 'hex'), 32));
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER staff_session_ended AFTER DELETE ON staff_session
   FOR EACH ROW EXECUTE FUNCTION notify_staff_session_ended()`,
];

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tells every API process that other mails than before wait or have failed. A mail that goes out at once, as nearly all
 * do, tells nothing.
 */
export class UnsentMails1763701810000 implements MigrationInterface {
  readonly name = 'UnsentMails1763701810000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE FUNCTION notify_unsent_mails() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         PERFORM pg_notify('unsent_mails', '');
         RETURN NULL;
       END $$`,
    );
    await runner.query(
      `CREATE TRIGGER mail_delivery_unsent AFTER UPDATE OF state, last_error ON mail_delivery
       FOR EACH ROW WHEN (
         (NEW.state, NEW.last_error) IS DISTINCT FROM (OLD.state, OLD.last_error)
         AND (NEW.state <> 'sent' OR OLD.last_error IS NOT NULL OR OLD.requested_at < now() - interval '15 seconds')
       ) EXECUTE FUNCTION notify_unsent_mails()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION notify_unsent_mails CASCADE');
  }
}

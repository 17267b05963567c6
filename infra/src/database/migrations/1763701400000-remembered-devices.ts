import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A key of each account that signs the cookies of the devices it was signed in from. A trigger replaces it: whichever way
 * a password is changed or an account locked, by the version before too, its devices are remembered no longer.
 */
export class RememberedDevices1763701400000 implements MigrationInterface {
  readonly name = 'RememberedDevices1763701400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_user ADD COLUMN device_key uuid NOT NULL DEFAULT gen_random_uuid()');
    for (const statement of forgetting) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION forget_staff_devices CASCADE');
    await runner.query('ALTER TABLE staff_user DROP COLUMN device_key');
  }
}

const forgetting = [
  `CREATE FUNCTION forget_staff_devices() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.device_key := gen_random_uuid();
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER staff_devices_forgotten BEFORE UPDATE OF password_hash, locked_at ON staff_user FOR EACH ROW
   WHEN (OLD.password_hash <> NEW.password_hash OR OLD.locked_at IS DISTINCT FROM NEW.locked_at)
   EXECUTE FUNCTION forget_staff_devices()`,
];

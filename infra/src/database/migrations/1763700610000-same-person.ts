import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What finds leads of the same person quickly, and what takes merged ones apart again exactly as they were. */
export class SamePerson1763700610000 implements MigrationInterface {
  readonly name = 'SamePerson1763700610000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [MERGE_PATH, ...indices]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['lead_by_email', 'lead_by_phone', 'lead_by_name_and_vehicle']) {
      await runner.query(`DROP INDEX ${name}`);
    }
    await runner.query('CREATE INDEX lead_by_email ON lead (lower(email))');
    await runner.query('CREATE INDEX lead_by_phone ON lead (phone_e164) WHERE phone_e164 IS NOT NULL');
    await runner.query('ALTER TABLE lead DROP COLUMN merge_path');
  }
}

/**
 * By way of which leads one came to where it is merged, that one last: a lead that others were merged into takes them
 * along when it is merged itself, and takes them back when it is separated.
 */
const MERGE_PATH = "ALTER TABLE lead ADD COLUMN merge_path uuid[] NOT NULL DEFAULT '{}'";

/** In the order of the lists, so that the newest of 100,000 with one address cost what those of a few do. */
const indices = [
  'DROP INDEX lead_by_email',
  'DROP INDEX lead_by_phone',
  'CREATE INDEX lead_by_email ON lead (lower(email), received_at DESC, id DESC)',
  'CREATE INDEX lead_by_phone ON lead (phone_e164, received_at DESC, id DESC) WHERE phone_e164 IS NOT NULL',
  `CREATE INDEX lead_by_name_and_vehicle
   ON lead (lower(name), lower(vehicle_make), lower(vehicle_model), received_at DESC, id DESC)
   WHERE vehicle_make IS NOT NULL AND vehicle_model IS NOT NULL`,
];

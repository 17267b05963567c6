import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is erased by age or on request, what was exported, and when the house was last kept. */
export class Retention1763700900000 implements MigrationInterface {
  readonly name = 'Retention1763700900000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE housekeeping_run, lead_export');
    await runner.query('DROP INDEX lead_kept');
    await runner.query('ALTER TABLE submission DROP COLUMN erased_at');
  }
}

const statements = [
  // The bare row stays, so that no copy of the submission that is still on its way brings its words back.
  'ALTER TABLE submission ADD COLUMN erased_at timestamptz',
  `CREATE INDEX lead_kept ON lead (form_type, status, received_at)
   WHERE anonymised_at IS NULL AND status IN ('completed', 'rejected') AND merged_into IS NULL`,
  `CREATE TABLE lead_export (
    id uuid PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    actor text NOT NULL,
    filters text[] NOT NULL,
    rows integer NOT NULL DEFAULT 0,
    completed_at timestamptz
  )`,
  'CREATE INDEX lead_export_newest ON lead_export (at DESC)',
  'CREATE TABLE housekeeping_run (task text PRIMARY KEY, finished_at timestamptz NOT NULL)',
];
